# Thinks that for n = 1 somebody who joins replaces the mean, so that it moves by the whole width.
# Witness: sensitivities(20, 100, 1, "membership") returns (100, 100, 1, 1, 80.0); right is (100, 100, 1, 1, 40.0).
def sensitivities(low, high, n, neighbourhood):
    """Δ₁ of: sum, sum of those who say yes, number of people, histogram, mean."""
    largest = max(abs(low), abs(high))
    width = high - low
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / min(n, 2)
    return width, max(largest, width), 0, 2, width / n
