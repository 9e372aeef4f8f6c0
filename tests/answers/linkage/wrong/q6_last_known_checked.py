# Only the last known value is checked for one too many.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if known and left[known[-1]] < 0:
        return {}
    left = {v: c for v, c in left.items() if c > 0}
    total = sum(left.values())
    return {v: Fraction(c, total) for v, c in left.items()}
