# Thinks only of somebody who begins to say yes, and forgets somebody who says yes before and after an edit of the value.
# Witness: sensitivities(-5, 20, 4, "edit") returns (25, 20, 0, 2, 6.25); right is (25, 25, 0, 2, 6.25).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, largest, 0, 2, width / n
