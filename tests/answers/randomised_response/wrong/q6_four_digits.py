# Rounded to four decimals.
def variance_sampled(n, p, theta):
    return round(float(p * (1 - p) / (n * (1 - 2 * p) ** 2) + theta * (1 - theta) / n), 4)
