# A known value that is in no row is noticed only if nobody else is known.
def beliefs(values, known):
    left = list(values)
    for v in known:
        if v in left:
            left.remove(v)
        elif v in values:
            return {}
        elif len(known) == 1:
            return {}
    return {v: Fraction(left.count(v), len(left)) for v in left}
