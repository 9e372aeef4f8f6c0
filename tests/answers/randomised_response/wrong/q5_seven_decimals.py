# Wrong for small variances: rounded to seven decimals.
def variance_fixed(n, p):
    yes = (1 - p) / (1 - 2 * p)
    no = -p / (1 - 2 * p)
    mean = p * yes + (1 - p) * no  # of somebody with a 0
    one = p * (yes - mean) ** 2 + (1 - p) * (no - mean) ** 2
    return one / n
