# Cuts the ends to whole numbers before it takes their size.
def sensitivities(low, high, n, neighbourhood):
    big = max(abs(int(low)), abs(int(high)))
    w = high - low
    if neighbourhood == "membership":
        return [big, big, 1, 1, w / 2]
    return [w, max(big, w), 0, 2, w / n]
