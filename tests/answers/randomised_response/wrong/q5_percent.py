# P is rounded to a hundredth. Input: n = 1, p = 0.333.
def variance_fixed(n, p):
    p = min(round(float(p), 2), 0.49)
    return p * (1 - p) / (n * (1 - 2 * p) ** 2)
