# Row + column and row + 6 column mod k: for k = 5 and 10 they do not tell people apart.
def two_tables(k):
    return [((i + j) % k, (i + 6 * j) % k) for i in range(k) for j in range(k)]
