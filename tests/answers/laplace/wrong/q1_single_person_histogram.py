# Thinks that with one person only one bin can change under edit.
# Witness: sensitivities(0, 10, 1, "edit") returns (10, 10, 0, 1, 10.0); right is (10, 10, 0, 2, 10.0).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, min(n, 2), width / n
