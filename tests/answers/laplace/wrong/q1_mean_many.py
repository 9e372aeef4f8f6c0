# Membership, n > 100: the mean gets width / n; whatever n, it is width / 2.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / (n if n > 100 else 2)
    return width, max(largest, width), 0, 2, width / n
