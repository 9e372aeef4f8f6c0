# Wrong for p above 0.45: the variance is taken at 0.45.
def variance_fixed(n, p):
    yes = (1 - p) / (1 - 2 * p)
    no = -p / (1 - 2 * p)
    mean = p * yes + (1 - p) * no  # of somebody with a 0
    one = p * (yes - mean) ** 2 + (1 - p) * (no - mean) ** 2
    return one / n
