# Thinks that a mean under edit is always shared by two people or more.
# Witness: sensitivities(20, 100, 1, "edit") returns (80, 100, 0, 2, 40.0); right is (80, 100, 0, 2, 80.0).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / max(n, 2)
