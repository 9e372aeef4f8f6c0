# Right: remove one by one.
def beliefs(values, known):
    left = list(values)
    for v in known:
        if v not in left:
            return {}
        left.remove(v)
    result = {}
    for v in left:
        result[v] = result.get(v, Fraction(0)) + Fraction(1, len(left))
    return result
