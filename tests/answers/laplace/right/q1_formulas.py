# The formulas, a tuple.
def sensitivities(low, high, n, neighbourhood):
    largest, width = max(-low, high), high - low
    if neighbourhood == "edit":
        return width, max(largest, width), 0, 2, width / n
    return largest, largest, 1, 1, width / 2
