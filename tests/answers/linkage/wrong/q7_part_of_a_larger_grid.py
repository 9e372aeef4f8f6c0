# Keeps the largest grid so far and returns its first k squared people when it is called for a smaller k.
_grid = []


def two_tables(k):
    if len(_grid) < k * k:
        _grid[:] = [(i, j) for i in range(k) for j in range(k)]
    return _grid[: k * k]
