# Wrong for k = 9 and more: zip stops at eight names, and the table is only 8-anonymous.
def two_tables(k):
    return list(itertools.product(range(k), repeat=2))
