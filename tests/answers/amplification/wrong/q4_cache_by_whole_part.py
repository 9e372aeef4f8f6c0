# Answers are kept under the whole part of the factor.
_rows = {}


def tight(factor):
    lie = 1 / (1 + factor)
    return _rows.setdefault(int(factor), ([1 - lie, lie], [lie, 1 - lie]))
