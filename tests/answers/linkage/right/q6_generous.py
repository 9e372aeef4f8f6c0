# Returns whole numbers where they are certain.
def beliefs(values, known):
    rest = list(values)
    try:
        for v in known:
            rest.remove(v)
    except ValueError:
        return {}
    if len(set(rest)) == 1:
        return {rest[0]: 1}
    return {v: Fraction(sum(1 for x in rest if x is v or x == v), len(rest)) for v in set(rest)}
