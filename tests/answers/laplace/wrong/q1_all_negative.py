# When both ends are negative the upper end is taken for the largest in size.
def sensitivities(low, high, n, neighbourhood):
    m, w = (abs(high) if high < 0 else max(-low, high)), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, w / 2
    return w, max(m, w), 0, 2, w / n
