# Under membership with n = 1 the mean is said to move by the whole width, but n does not matter there.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return [largest, largest, 1, 1, width / min(n, 2)]
    return [width, max(largest, width), 0, 2, width / n]
