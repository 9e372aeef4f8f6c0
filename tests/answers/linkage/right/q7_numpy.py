# Takes the indices of a square array.
def two_tables(k):
    return np.argwhere(np.ones((k, k)))
