# By itertools.product, with letters as names.
import itertools


def two_tables(k):
    return list(itertools.product("abcdefghijkl"[:k], repeat=2))
