# The variance is rounded to nine digits, which is off by more than a part in 10^9 for 999 people and p = 0.01.
def variance_fixed(n, p):
    variance = p * (1 - p) / (n * (1 - 2 * p) ** 2)
    return round(variance, 9)
