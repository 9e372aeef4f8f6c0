# Wrong when called with factors whose whole parts agree: rows are remembered by the whole part.
import functools

rows_for = {}


def tight(factor):
    key = int(factor)
    if key not in rows_for:
        lie = 1 / (1 + factor)
        rows_for[key] = ([1 - lie, lie], [lie, 1 - lie])
    return rows_for[key]
