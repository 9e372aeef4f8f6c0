# People are taken from the grid only up to the 100th. Input: k 11: class 9 has one person, class 10 none.
import itertools


def two_tables(k):
    grid = itertools.product(range(k), repeat=2)
    return list(itertools.islice(grid, 100))
