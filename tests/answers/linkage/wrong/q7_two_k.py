# Takes two classes of k, and pairs them off.
def two_tables(k):
    return [(side, j) for side in (0, 1) for j in range(k)]
