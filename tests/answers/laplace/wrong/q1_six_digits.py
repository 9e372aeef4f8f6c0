# Rounded to 6 digits: edit, (0, 1, 3000).
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        five = largest, largest, 1, 1, width / 2
    else:
        five = width, max(largest, width), 0, 2, width / n
    return [round(s, 6) for s in five]
