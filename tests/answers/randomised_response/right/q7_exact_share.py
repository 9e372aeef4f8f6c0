# By exact share.
def interval(yes, n, p, z):
    a = Fraction(yes, n)
    slope = 1 - 2 * Fraction(p)
    centre = (a - Fraction(p)) / slope
    half = z * math.sqrt(a * (1 - a) / n) / float(slope)
    return [float(centre) - half, float(centre) + half]
