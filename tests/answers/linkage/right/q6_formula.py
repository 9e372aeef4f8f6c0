# Writes the formula for each value.
def beliefs(values, known):
    kinds = set(values) | set(known)
    left = {v: values.count(v) - known.count(v) for v in kinds}
    if min(left.values(), default=0) < 0 or len(values) <= len(known):
        return {}
    return {v: Fraction(n, sum(left.values())) for v, n in left.items() if n != 0}
