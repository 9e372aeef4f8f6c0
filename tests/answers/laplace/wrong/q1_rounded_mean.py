# Rounds the mean to six decimals, as if small steps were nothing.
# Witness: sensitivities(0, 0.25, 10**6, "edit") returns (0.25, 0.25, 0, 2, 0.0); right is (0.25, 0.25, 0, 2, 2.5e-07).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, round(width / n, 6)
