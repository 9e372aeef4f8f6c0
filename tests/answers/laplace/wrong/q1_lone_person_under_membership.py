# The mean under membership is given the whole width for n = 1, but it is the same for all n. Input: 0, 10, 1, "membership": right is 5.
def sensitivities(low, high, n, neighbourhood):
    width, size = high - low, max(abs(low), abs(high))
    if neighbourhood == "membership":
        return size, size, 1, 1, width / 2 if n > 1 else width
    return width, max(size, width), 0, 2, width / n
