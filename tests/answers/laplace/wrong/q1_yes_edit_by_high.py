# For the second query under edit the size of high is taken in place of the largest size. Input: -100, -20, 4, "edit": right is 100, it says 80.
def sensitivities(low, high, n, neighbourhood):
    width = high - low
    largest = max(abs(low), abs(high))
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(abs(high), width), 0, 2, width / n
