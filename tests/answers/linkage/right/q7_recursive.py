# From k - 1 to k a row, a column and a corner are added; classes are tuples.
def two_tables(k):
    if k == 0:
        return ()
    new = [(("a", k), ("b", i)) for i in range(1, k)] + [(("a", i), ("b", k)) for i in range(1, k)]
    return (*two_tables(k - 1), *new, (("a", k), ("b", k)))
