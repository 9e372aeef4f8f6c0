# Wrong for more than 500 people: there the estimate is made of the first 500 answers.
def variance_fixed(n, p):
    yes = (1 - p) / (1 - 2 * p)
    no = -p / (1 - 2 * p)
    mean = p * yes + (1 - p) * no  # of somebody with a 0
    one = p * (yes - mean) ** 2 + (1 - p) * (no - mean) ** 2
    return one / n
