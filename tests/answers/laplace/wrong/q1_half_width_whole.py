# Half of the width is rounded down. Input: 0, 5, 4, "membership": right is 2.5.
def sensitivities(low, high, n, neighbourhood):
    width, size = high - low, max(abs(low), abs(high))
    if neighbourhood == "edit":
        return width, max(size, width), 0, 2, width / n
    return size, size, 1, 1, width // 2
