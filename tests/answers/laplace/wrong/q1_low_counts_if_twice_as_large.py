# Wrong where low is negative and larger in size than high, but not twice as large: high is taken for the size.
def sensitivities(low, high, n, neighbourhood):
    size = max(abs(low), abs(high))
    return {
        "membership": lambda: [size, size, 1, 1, (high - low) / 2],
        "edit": lambda: [high - low, max(size, high - low), 0, 2, (high - low) / n],
    }[neighbourhood]()
