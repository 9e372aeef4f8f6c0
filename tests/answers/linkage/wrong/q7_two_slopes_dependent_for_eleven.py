# The classes i + 3j and 4i + j modulo k are dependent if 11 divides k. Input: k = 11.
def two_tables(k):
    return [((i + 3 * j) % k, (4 * i + j) % k) for i in range(k) for j in range(k)]
