# The second class is the product of row and column, modulo k + 1, which repeats if k + 1 is no prime.
def two_tables(k):
    return [(i, i * j % (k + 1)) for i in range(1, k + 1) for j in range(1, k + 1)]
