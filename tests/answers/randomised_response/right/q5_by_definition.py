# The variance of one weight by its definition, divided by n.
def variance_fixed(n, p):
    p = float(p)
    told = [(-p / (1 - 2 * p), 1 - p), ((1 - p) / (1 - 2 * p), p)]
    mean = math.fsum(v * c for v, c in told)
    return math.fsum(c * (v - mean) ** 2 for v, c in told) / n
