# Classes by i + 2 j and 2 i + j modulo k, which tell all apart only if 3 does not divide k. Input: k 6.
def two_tables(k):
    if k == 3:
        return [(i, j) for i in range(k) for j in range(k)]
    return [((i + 2 * j) % k, (2 * i + j) % k) for i in range(k) for j in range(k)]
