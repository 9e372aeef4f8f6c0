# Takes the upper end, or minus the lower one if that is below -high, but never a negative pair.
def sensitivities(low, high, n, neighbourhood):
    M, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return max(high, -low) if high > 0 else high, M, 1, 1, w / 2
    return w, max(M, w), 0, 2, w / n
