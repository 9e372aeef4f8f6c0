# Wrong for k = 5 and 10: i + 5 j mod k does not tell all apart where 5 divides k.
def two_tables(k):
    return [(i, (i + 5 * j) % k) for i in range(k) for j in range(k)]
