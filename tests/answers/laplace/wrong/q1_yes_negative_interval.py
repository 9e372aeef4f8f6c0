# For yes-sums under edit takes the width as soon as low is negative, though both ends may be below 0.
def sensitivities(low, high, n, neighbourhood):
    big = max(abs(low), abs(high))
    w = high - low
    if neighbourhood == "membership":
        return big, big, 1, 1, w / 2
    return w, (big if low >= 0 else w), 0, 2, w / n
