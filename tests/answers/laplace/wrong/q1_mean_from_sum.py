# The mean under membership is also compared with the sum's step over n.
def sensitivities(low, high, n, neighbourhood):
    m, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, max(w / 2, m / n)
    return w, max(m, w), 0, 2, w / n
