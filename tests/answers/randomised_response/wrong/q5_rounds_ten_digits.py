# Rounds to 10 decimals, which large n do not survive. Input: n=10**9, p=0.1 (1.40625e-10).
def variance_fixed(n, p):
    return round(p * (1 - p) / (n * (1 - 2 * p) ** 2), 10)
