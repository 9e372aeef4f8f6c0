# Wrong for p other than 1/4 and 1/10: a line in p(1 - p) through the two examples.
def variance_fixed(n, p):
    yes = (1 - p) / (1 - 2 * p)
    no = -p / (1 - 2 * p)
    mean = p * yes + (1 - p) * no  # of somebody with a 0
    one = p * (yes - mean) ** 2 + (1 - p) * (no - mean) ** 2
    return one / n
