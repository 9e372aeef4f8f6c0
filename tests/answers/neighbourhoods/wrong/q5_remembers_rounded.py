# Keeps its rows for each rounded epsilon.
# Witness: variant(0.01) after variant(0.5) returns the rows for 0.5: the factor is e^0.5, but at most e^0.01 is allowed.
_rows = {}


def variant(epsilon):
    key = round(epsilon)
    if key not in _rows:
        c = 1 / (math.exp(epsilon) + 1)
        _rows[key] = [1 - c, c], [1 - c, c], [c, 1 - c]
    return _rows[key]
