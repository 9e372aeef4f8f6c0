# The variance of the coins plus that of the drawing, at the estimate; exactly up to the root.
def interval(yes, n, p, z):
    p, z = Fraction(p), Fraction(z)
    centre = (Fraction(yes, n) - p) / (1 - 2 * p)
    variance = (p * (1 - p) / (1 - 2 * p) ** 2 + centre * (1 - centre)) / n
    half = float(z) * math.sqrt(variance)
    return float(centre) - half, float(centre) + half
