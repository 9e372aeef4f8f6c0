# Edit, query 2: with a negative low the width is taken, wrong for (-50, -20).
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, width if low < 0 else high, 0, 2, width / n
