# Exact fractions.
def sensitivities(low, high, n, neighbourhood):
    a, b = Fraction(low), Fraction(high)
    largest, width = max(a, b, -a, -b), b - a
    if neighbourhood == "membership":
        return largest, largest, 1, 1, width / 2
    return width, max(width, largest), 0, 2, width / n
