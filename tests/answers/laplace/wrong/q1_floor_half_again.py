# Halves the width with //, so that odd and fractional widths lose their half.
# Witness: sensitivities(0, 5, 4, "membership") returns (5, 5, 1, 1, 2); right is (5, 5, 1, 1, 2.5).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width // 2
    return width, max(largest, width), 0, 2, width / n
