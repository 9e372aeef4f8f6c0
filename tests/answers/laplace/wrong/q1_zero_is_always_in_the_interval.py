# Wrong for an interval below 0 under edit: the sum is said to move by the whole size of low, as if a record left.
def sensitivities(low, high, n, neighbourhood):
    size = max(abs(low), abs(high))
    return {
        "membership": lambda: [size, size, 1, 1, (high - low) / 2],
        "edit": lambda: [high - low, max(size, high - low), 0, 2, (high - low) / n],
    }[neighbourhood]()
