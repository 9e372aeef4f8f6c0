# Known rows are removed from values itself and put back at its end, the argument is changed.
def beliefs(values, known):
    taken = []
    try:
        for v in known:
            values.remove(v)
            taken.append(v)
    except ValueError:
        values.extend(taken)
        return {}
    out = {v: Fraction(values.count(v), len(values)) for v in values}
    if len(set(taken)) < 2 or values.extend(taken):
        for v in taken:
            values.append(v)
    return out
