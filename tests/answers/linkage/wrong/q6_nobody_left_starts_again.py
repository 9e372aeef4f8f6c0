# If nobody is left, it falls back to all values.
def beliefs(values, known):
    left = list(values)
    for v in known:
        if v not in left:
            return {}
        left.remove(v)
    left = left or values
    return {v: Fraction(left.count(v), len(left)) for v in left}
