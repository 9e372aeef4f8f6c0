# The difference of roots as a quotient; whole-number division of a Fraction.
def most_labels(sigma, records, epsilon, delta):
    root = math.sqrt(-math.log(delta))
    x = epsilon / (math.hypot(root, math.sqrt(epsilon)) + root)
    return int(Fraction(x) ** 2 * Fraction(sigma) ** 2 // records**2)
