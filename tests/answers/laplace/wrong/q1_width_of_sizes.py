# The width of an interval without 0 is taken from the sizes of its ends, which turns its sign for negative values. Input: -100, -20, 4, "edit": right is a sum of 80 and a mean of 20, it says -80 and -20.
def sensitivities(low, high, n, neighbourhood):
    size = max(abs(low), abs(high))
    width = abs(high) - abs(low) if low * high > 0 else high - low
    if neighbourhood == "membership":
        return size, size, 1, 1, abs(width) / 2
    return width, max(size, width), 0, 2, width / n
