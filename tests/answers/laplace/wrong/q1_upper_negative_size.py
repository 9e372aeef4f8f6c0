# With both ends below 0 takes the smaller size, as the upper end is the larger number.
def sensitivities(low, high, n, neighbourhood):
    w = high - low
    big = abs(high) if abs(high) >= abs(low) or high < 0 else abs(low)
    if neighbourhood == "membership":
        return big, big, 1, 1, w / 2
    return w, max(big, w), 0, 2, w / n
