# Wrong for an interval below 0 under edit: the width is the sum of sizes as soon as low is negative.
def sensitivities(low, high, n, neighbourhood):
    width = high - low if low >= 0 else abs(high) + abs(low)
    M = max(abs(low), abs(high))
    if neighbourhood == "membership":
        return M, M, 1, 1, (high - low) / 2
    return width, max(M, width), 0, 2, width / n
