# Wrong for k = 4: both diagonals tell all apart only on boards of odd side; 2 was looked up.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
