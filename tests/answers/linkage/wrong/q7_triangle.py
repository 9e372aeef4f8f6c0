# Takes pairs with the smaller number first.
def two_tables(k):
    return [(i, j) for i in range(2 * k - 1) for j in range(i, 2 * k - 1)][: k * k]
