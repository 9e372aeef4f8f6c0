# Under edit the sum of those who say yes uses max(high, width); below 0 |low| is larger. Input: -30, -10, 5, "edit" (30 is asked).
def sensitivities(low, high, n, neighbourhood):
    width = high - low
    if neighbourhood == "membership":
        largest = max(abs(low), abs(high))
        return largest, largest, 1, 1, width / 2
    return width, max(high, width), 0, 2, width / n
