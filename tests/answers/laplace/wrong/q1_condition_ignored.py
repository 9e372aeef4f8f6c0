# Takes the sum with a condition for the sum of all.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return w, w, 0, 2, w / n
