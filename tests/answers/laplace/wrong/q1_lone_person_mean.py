# For n = 1 the mean under membership is taken to move by the whole value.
def sensitivities(low, high, n, neighbourhood):
    m, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, (m if n == 1 else w / 2)
    return w, max(m, w), 0, 2, w / n
