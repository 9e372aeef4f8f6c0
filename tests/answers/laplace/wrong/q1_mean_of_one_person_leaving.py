# For n = 1 the mean under membership is given the whole width, as if the only person could be exchanged. Input: 0, 10, 1, "membership".
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / min(n, 2)
    return width, max(largest, width), 0, 2, width / n
