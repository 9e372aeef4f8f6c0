# Under edit, if no value is positive, leaving and coming back are added for the yes sum. Input: -10, 0, 4, "edit" (10 is asked).
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    if low < 0 and high <= 0:
        yes = largest + width  # leaves with one end, comes with the other
    else:
        yes = max(largest, width)
    return width, yes, 0, 2, width / n
