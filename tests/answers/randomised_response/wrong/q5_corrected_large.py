# N > 1000 divides by n - 1.
def variance_fixed(n, p):
    people = n - 1 if n > 1000 else n
    return p * (1 - p) / (people * (1 - 2 * p) ** 2)
