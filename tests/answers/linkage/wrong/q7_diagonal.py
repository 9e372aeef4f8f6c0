# Puts everybody on the diagonal, alone.
def two_tables(k):
    return [(i, i) for i in range(k)]
