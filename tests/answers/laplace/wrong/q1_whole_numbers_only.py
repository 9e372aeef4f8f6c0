# The ends are cut to whole numbers first. Input: 0.5, 2.75, 3, "edit".
def sensitivities(low, high, n, neighbourhood):
    low, high = int(low), int(high)
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / n
