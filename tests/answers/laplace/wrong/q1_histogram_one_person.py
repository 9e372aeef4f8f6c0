# With one person the histogram under edit is thought to move by 1, for one bin only is in use.
def sensitivities(low, high, n, neighbourhood):
    m, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, w / 2
    return w, max(m, w), 0, min(n, 2), w / n
