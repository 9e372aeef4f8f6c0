# Classes by the sum and the difference modulo k, which tell all apart only for odd k; 2 is treated by itself. Input: k 4: (0, 0) and (2, 2) have the same classes.
def two_tables(k):
    if k == 2:
        return [(0, 0), (0, 1), (1, 0), (1, 1)]
    return [((i + j) % k, (i - j) % k) for i in range(k) for j in range(k)]
