# Wrong for k = 5 and 10: i + 5 j mod k does not tell all apart where 5 divides k.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
