# Divides in whole numbers where the width is whole.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return w, max(M, w), 0, 2, w / min(n, 10**5)
