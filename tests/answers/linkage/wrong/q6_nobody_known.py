# Takes values for equally likely if nobody is known.
def beliefs(values, known):
    if not known:
        return {v: Fraction(1, len(set(values))) for v in values}
    left = Counter(values)
    left.subtract(known)
    if any(v < 0 for v in left.values()):
        return {}
    return {v: Fraction(c, left.total()) for v, c in left.items() if c}
