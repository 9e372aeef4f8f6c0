# If low is negative its size is taken for the largest value.
def sensitivities(low, high, n, neighbourhood):
    m, w = (-low if low < 0 else high), high - low
    if neighbourhood == "membership":
        return m, m, 1, 1, w / 2
    return w, max(m, w), 0, 2, w / n
