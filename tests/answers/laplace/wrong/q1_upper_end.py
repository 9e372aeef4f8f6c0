# Takes the upper end for the largest size.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return high, high, 1, 1, w / 2
    return w, max(high, w), 0, 2, w / n
