# Takes all pairs of two numbers.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
