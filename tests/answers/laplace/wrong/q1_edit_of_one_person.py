# Wrong for n = 1 under edit: "with one person there is nobody to compare with", so that the histogram moves by 1 only.
def sensitivities(low, high, n, neighbourhood):
    size = max(abs(low), abs(high))
    return {
        "membership": lambda: [size, size, 1, 1, (high - low) / 2],
        "edit": lambda: [high - low, max(size, high - low), 0, 2, (high - low) / n],
    }[neighbourhood]()
