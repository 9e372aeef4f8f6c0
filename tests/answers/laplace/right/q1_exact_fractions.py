# By exact fractions.
def sensitivities(low, high, n, neighbourhood):
    a, b = Fraction(low), Fraction(high)
    step = b - a
    far = sorted([abs(a), abs(b)])[1]
    if neighbourhood == "membership":
        return far, far, Fraction(1), Fraction(1), step / 2
    widest = sorted([far, step])[1]
    return step, widest, Fraction(0), Fraction(2), step / n
