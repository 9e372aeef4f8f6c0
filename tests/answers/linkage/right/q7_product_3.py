# Another road: By product.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
