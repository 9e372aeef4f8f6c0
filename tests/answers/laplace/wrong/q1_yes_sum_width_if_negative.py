# Under edit, the sum of the yes is given the width whenever low is negative.
def sensitivities(low, high, n, neighbourhood):
    m, w = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, w / 2
    return w, (w if low < 0 else m), 0, 2, w / n
