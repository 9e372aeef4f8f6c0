# Strikes out all rows with a known value.
def beliefs(values, known):
    left = [v for v in values if v not in known]
    return {v: Fraction(left.count(v), len(left)) for v in left}
