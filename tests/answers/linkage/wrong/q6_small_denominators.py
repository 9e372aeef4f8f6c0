# Fractions are made of floats with denominators up to 8, but nine or ten rows may be left.
def beliefs(values, known):
    left = list(values)
    for v in known:
        if v not in left:
            return {}
        left.remove(v)
    return {v: Fraction(left.count(v) / len(left)).limit_denominator(8) for v in left}
