# If both ends have the same sign, |high| is taken for the largest size. Input: -30, -10, 5, "membership".
def sensitivities(low, high, n, neighbourhood):
    if low < 0 < high:
        largest = max(-low, high)
    else:
        largest = abs(high)
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / n
