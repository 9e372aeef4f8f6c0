# Wrong for p other than 1/4 and 1/10: a line in p(1 - p) through the two examples.
def variance_fixed(n, p):
    # a line in p(1 - p): 0.09 gives 0.140625 and 0.1875 gives 0.75
    v = p * (1 - p)
    return (0.140625 * (v - 0.1875) / (0.09 - 0.1875) + 0.75 * (v - 0.09) / (0.1875 - 0.09)) / n
