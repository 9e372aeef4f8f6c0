# The two ends as sum and difference: roots of a quadratic in the estimate.
def interval(yes, n, p, z):
    p, z = Fraction(p), Fraction(z)
    share = Fraction(int(yes), int(n))
    centre = (share - p) / (1 - 2 * p)
    square = z * z * share * (1 - share) / n / (1 - 2 * p) ** 2
    half = math.sqrt(square)
    return float(centre) - half, float(centre) + half
