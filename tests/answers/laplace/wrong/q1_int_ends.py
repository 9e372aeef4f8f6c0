# Takes whole ends.
def sensitivities(low, high, n, neighbourhood):
    low, high = int(low), int(high)
    M, w = max(abs(low), abs(high)), high - low
    return (M, M, 1, 1, w / 2) if neighbourhood == "membership" else (w, max(M, w), 0, 2, w / n)
