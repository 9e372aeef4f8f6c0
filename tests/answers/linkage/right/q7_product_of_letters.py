# Right: product of letters.
def two_tables(k):
    return list(map(list, itertools.product("abcdefghijkl"[:k], repeat=2)))
