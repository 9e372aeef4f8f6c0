# Takes the size of the lower end whenever it is negative, not the larger of both sizes.
# Witness: sensitivities(-5, 20, 4, "membership") returns (5, 5, 1, 1, 12.5); right is (20, 20, 1, 1, 12.5).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = -low if low < 0 else high
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(largest, width), 0, 2, width / n
