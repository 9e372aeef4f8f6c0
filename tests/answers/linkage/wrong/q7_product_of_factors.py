# For composite k the grid is put together of two grids, whose names are added, so that different classes get one name.
def two_tables(k):
    for d in range(2, k):
        if k % d == 0:
            one, two = two_tables(d), two_tables(k // d)
            return [(a + c, b + e) for a, b in one for c, e in two]
    return [(i, j) for i in range(k) for j in range(k)]
