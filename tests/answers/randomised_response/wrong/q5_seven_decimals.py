# Wrong for small variances: rounded to seven decimals.
def variance_fixed(n, p):
    return round(p * (1 - p) / (n * (1 - 2 * p) ** 2), 7)
