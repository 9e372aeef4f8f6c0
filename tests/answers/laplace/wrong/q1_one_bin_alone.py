# Edit, n = 1: the histogram gets 1, though one person still leaves a bin and enters another.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, min(2, n), width / n
