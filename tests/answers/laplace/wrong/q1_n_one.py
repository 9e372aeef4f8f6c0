# Believes that nobody can be edited alone.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return w, max(M, w), 0, 2, w / n if n > 1 else 0
