# Uses the n at hand under membership, for somebody who joins.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / (n + 1)
    return w, max(M, w), 0, 2, w / n
