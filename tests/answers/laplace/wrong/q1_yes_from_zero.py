# Takes the yes-sum to run from min(low, 0) to high, and forgets that all values may be negative.
# Witness: sensitivities(-30, -10, 3, "edit") returns (20, 20, 0, 2, 6.666666666666667); right is (20, 30, 0, 2, 6.666666666666667).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, high - min(low, 0), 0, 2, width / n
