# From 1000 people on the mean under membership uses the n at hand, width/(n + 1). Input: 0, 10, 1000, "membership".
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2 if n < 1000 else width / (n + 1)
    return width, max(largest, width), 0, 2, width / n
