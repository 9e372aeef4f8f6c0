# Divides the largest value, not the widest step.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, M / 2
    return w, max(M, w), 0, 2, M / n
