# Right: array divmod.
def two_tables(k):
    return np.stack(divmod(np.arange(k * k), k), axis=1)[::-1]
