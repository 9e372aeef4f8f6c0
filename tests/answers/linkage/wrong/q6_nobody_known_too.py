# Nobody known: all values equally likely, not all rows.
def beliefs(values, known):
    if not known:
        return {v: Fraction(1, len(set(values))) for v in values}
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n > 0}
