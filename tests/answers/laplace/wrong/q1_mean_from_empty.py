# Under membership also lets the empty data set have the mean 0.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, max(largest, width / 2)
    return width, max(largest, width), 0, 2, width / n
