# Wrong for an odd width under membership: the half of it is rounded down.
def sensitivities(low, high, n, neighbourhood):
    size = max(abs(low), abs(high))
    return {
        "membership": lambda: [size, size, 1, 1, (high - low) / 2],
        "edit": lambda: [high - low, max(size, high - low), 0, 2, (high - low) / n],
    }[neighbourhood]()
