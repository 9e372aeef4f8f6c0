# Believes that an edit changes the number of people.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return M, M, 1, 1, w / 2
    return w, max(M, w), 1, 2, w / n
