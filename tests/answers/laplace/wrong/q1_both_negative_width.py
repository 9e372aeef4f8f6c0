# If both ends are negative the smaller size counts for edits of those who say yes.
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest if high > 0 else -high, width), 0, 2, width / n
