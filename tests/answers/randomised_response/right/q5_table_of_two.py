# Right: table of two
def variance_fixed(n, p):
    values = [(0 - p) / (1 - 2 * p), (1 - p) / (1 - 2 * p)]
    chances = [1 - p, p]
    mean = sum(v * c for v, c in zip(values, chances))
    return sum(c * (v - mean) ** 2 for v, c in zip(values, chances)) / n
