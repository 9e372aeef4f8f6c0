# Takes an end of 0 for a missing one.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low or high), abs(high or low)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return w or 1, max(M, w), 0, 2, (w if low else high) / n if low or n < 3 else high / (n + 1)
