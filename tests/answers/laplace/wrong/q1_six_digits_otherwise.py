# Rounds to six digits behind the point, so that a mean of many people does not move.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        result = largest, largest, 1, 1, width / 2
    else:
        result = width, max(largest, width), 0, 2, width / n
    return [round(float(v), 6) for v in result]
