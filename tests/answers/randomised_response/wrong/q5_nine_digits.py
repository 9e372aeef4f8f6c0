# Rounded to 9 digits: (7000, 0.1) is 0.0000200893.
def variance_fixed(n, p):
    return round(p * (1 - p) / (n * (1 - 2 * p) ** 2), 9)
