# Takes only the pairs with the first number not above the second.
def two_tables(k):
    return [(i, j) for i in range(k) for j in range(i, k)]
