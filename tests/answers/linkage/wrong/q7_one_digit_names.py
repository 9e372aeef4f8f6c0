# Wrong for k = 11 and 12: a class is named by the last digit of its number.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
