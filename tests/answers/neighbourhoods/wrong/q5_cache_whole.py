# Keeps the table made for the whole part of ε.
_tables = {}


def variant(epsilon):
    key = int(epsilon)
    if key not in _tables:
        c = 1 / (math.exp(epsilon) + 1)
        _tables[key] = [[1 - c, c], [1 - c, c], [c, 1 - c]]
    return _tables[key]
