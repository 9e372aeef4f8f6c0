# Half of the width is taken with //. Input: 0, 5, 3, "membership" (2.5 is asked).
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width // 2
    return width, max(largest, width), 0, 2, width / n
