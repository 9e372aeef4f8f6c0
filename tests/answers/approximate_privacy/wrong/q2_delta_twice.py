# Takes δ off twice, once for each order.
# Witness: flip_needed(2, Fraction(1, 10)) returns Fraction(4, 15); right is Fraction(3, 10).
def flip_needed(factor, delta):
    return max(Fraction(1 - 2 * delta) / (1 + factor), Fraction(0))
