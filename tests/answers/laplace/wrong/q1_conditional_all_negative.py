# With a condition, an edit between negative ends.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return w, (w if high <= 0 else max(M, w)), 0, 2, w / n
