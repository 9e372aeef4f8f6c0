# The half of the width is cut to a whole number.
def sensitivities(low, high, n, neighbourhood):
    m, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, w // 2
    return w, max(m, w), 0, 2, w / n
