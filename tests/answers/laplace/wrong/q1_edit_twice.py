# Counts an edit as a removal and an addition, at worst each.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return 2 * M, 2 * M, 2, 2, 2 * M / n
