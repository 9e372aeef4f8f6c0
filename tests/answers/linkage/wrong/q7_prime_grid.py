# Wrong for k = 4: the grid has the side of the next prime, 25 people where 16 are enough.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
