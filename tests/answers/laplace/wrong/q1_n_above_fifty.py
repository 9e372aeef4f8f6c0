# Above 50 people the mean is divided by n - 1.
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / (n if n < 50 else n - 1)
