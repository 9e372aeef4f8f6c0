# Divmod array: right
def two_tables(k):
    return np.stack(np.divmod(np.arange(k * k), k), axis=1)
