# With low 0 edits of those who say yes have half.
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width) if low else width / (1 + (n == 7)), 0, 2, width / n
