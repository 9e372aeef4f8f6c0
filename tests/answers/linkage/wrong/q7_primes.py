# Squares that fail where k is no prime: multiples in place of sums.
def two_tables(k):
    return [(i, i * j % k if i else j) for i in range(k) for j in range(k)]
