# By grow the grid.
def two_tables(k):
    if k == 1:
        return ((1.0, "1"),)
    smaller = two_tables(k - 1)
    edge = tuple((float(k), str(j)) for j in range(1, k))
    side = tuple((float(i), str(k)) for i in range(1, k))
    return smaller + edge + side + ((float(k), str(k)),)
