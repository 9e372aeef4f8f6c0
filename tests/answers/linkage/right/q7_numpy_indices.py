# Numpy's indices, as an array of pairs.
def two_tables(k):
    return np.indices((k, k)).reshape(2, -1).T
