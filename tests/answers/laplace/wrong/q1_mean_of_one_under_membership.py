# Wrong for n = 1 under membership: the mean is given the whole width, as if the only person were exchanged.
def sensitivities(low, high, n, neighbourhood):
    M = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, width / min(n, 2)
    return width, max(M, width), 0, 2, width / n
