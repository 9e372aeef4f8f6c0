# Wrong for even k above 2: the second table has classes of k/2 people.
def two_tables(k):
    if k % 2 or k == 2:
        return [(i, j) for i in range(k) for j in range(k)]
    return [(i // 2, (j, i % 2)) for i in range(k) for j in range(k // 2 * 2)]
