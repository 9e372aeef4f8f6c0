# Divides by the whole class if it is large.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if any(v < 0 for v in left.values()):
        return {}
    n = len(values) - len(known)
    return (
        {v: Fraction(c, max(n, 1)) for v, c in left.items() if c}
        if n < 20
        else {v: Fraction(c, len(values)) for v, c in left.items() if c}
    )
