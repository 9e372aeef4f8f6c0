# Clamps to whole numbers: cuts the ends to int first.
# Witness: sensitivities(0.5, 2.75, 3, "edit") returns (2, 2, 0, 2, 0.6666666666666666); right is (2.25, 2.75, 0, 2, 0.75).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    low, high = int(low), int(high)
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / n
