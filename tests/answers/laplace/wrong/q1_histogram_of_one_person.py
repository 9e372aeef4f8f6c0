# With one person the histogram is thought to change by 1 under edit; one bin loses, another gains. Input: 0, 10, 1, "edit": right is 2.
def sensitivities(low, high, n, neighbourhood):
    width, size = high - low, max(abs(low), abs(high))
    if neighbourhood == "edit":
        return [width, max(size, width), 0, min(2, n), width / n]
    return [size, size, 1, 1, width / 2]
