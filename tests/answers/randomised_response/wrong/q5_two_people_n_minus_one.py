# Wrong for few people, 2 to 30: n - 1 is put for n.
def variance_fixed(n, p):
    yes = (1 - p) / (1 - 2 * p)
    no = -p / (1 - 2 * p)
    mean = p * yes + (1 - p) * no  # of somebody with a 0
    one = p * (yes - mean) ** 2 + (1 - p) * (no - mean) ** 2
    return one / n
