# Wrong for k = 11 and 12: there are names for ten classes only.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
