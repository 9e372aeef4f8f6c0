# Takes θ̂(1 - θ̂) for the variance of an answer.
def interval(yes, n, p, z):
    centre = (yes / n - p) / (1 - 2 * p)
    half = z * math.sqrt(abs(centre * (1 - centre)) / n) / (1 - 2 * p)
    return centre - half, centre + half
