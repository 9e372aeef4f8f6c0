# Strike rows from a copy, one a known person.
def beliefs(values, known):
    rest = list(values)
    try:
        for v in known:
            rest.remove(v)
    except ValueError:
        return {}
    return {v: Fraction(rest.count(v), len(rest)) for v in set(rest)}
