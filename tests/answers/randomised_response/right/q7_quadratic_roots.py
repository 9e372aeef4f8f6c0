# Quadratic roots.
def interval(yes, n, p, z):
    c = 1 - 2 * p
    centre = (yes - n * p) / (n * c)
    variance = yes * (n - yes) / (n**3 * c * c)
    half = math.sqrt(z * z * variance)
    return (centre - half, centre + half)
