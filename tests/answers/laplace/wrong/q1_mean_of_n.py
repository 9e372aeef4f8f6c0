# Divides by n under membership too.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / n
    return w, max(M, w), 0, 2, w / n
