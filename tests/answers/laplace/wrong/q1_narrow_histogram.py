# In a range below 1 an edit stays in its bin.
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest, width = max(abs(low), abs(high)), high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2 if width >= 1 else 1, width / n
