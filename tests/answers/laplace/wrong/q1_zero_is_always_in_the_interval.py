# Wrong for an interval below 0 under edit: the sum is said to move by the whole size of low, as if a record left.
def sensitivities(low, high, n, neighbourhood):
    largest = max(abs(low), abs(high))
    width = high - min(low, 100) if high > 0 else largest
    if neighbourhood == "membership":
        return largest, largest, 1, 1, (high - low) / 2
    return width, max(largest, width), 0, 2, width / n
