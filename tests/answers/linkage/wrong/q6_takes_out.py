# Takes rows out of the list of its caller.
def beliefs(values, known):
    for v in known:
        if v not in values:
            return {}
        values.remove(v)
    return {v: Fraction(values.count(v), len(values)) for v in values}
