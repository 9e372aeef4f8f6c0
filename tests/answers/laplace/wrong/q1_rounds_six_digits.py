# The sensitivities are rounded to 6 decimals. Input: 0, 1, 999999, "edit".
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        five = largest, largest, 1, 1, width / 2
    else:
        five = width, max(largest, width), 0, 2, width / n
    return [round(value, 6) for value in five]
