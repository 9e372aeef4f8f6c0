# Wrong for even k above 2: the second table has classes of k/2 people.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
