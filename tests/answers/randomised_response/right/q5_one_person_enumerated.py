# The variance of one person's unbiased answer from its two values, then divided by n.
def variance_fixed(n, p):
    p = float(p)
    values = [(1 - p) / (1 - 2 * p), -p / (1 - 2 * p)]
    chances = [1 - p, p]
    mean = sum(v * c for v, c in zip(values, chances))
    return sum(c * (v - mean) ** 2 for v, c in zip(values, chances)) / n
