# Wrong for an interval below 0 under edit: the yes-sum is said to move by the larger of high and the width, but a yes at low enters with -low.
def sensitivities(low, high, n, neighbourhood):
    M = max(abs(low), abs(high))
    if neighbourhood == "membership":
        return M, M, 1, 1, (high - low) / 2
    return high - low, max(high, high - low), 0, 2, (high - low) / n
