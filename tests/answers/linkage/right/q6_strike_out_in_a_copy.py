# By strike out in a copy.
def beliefs(values, known):
    rest = list(values)
    try:
        for v in known:
            rest.remove(v)
    except ValueError:
        return {}
    out = {}
    for v in rest:
        out[v] = out.get(v, 0) + Fraction(1, len(rest))
    return out
