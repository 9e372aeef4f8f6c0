# Leaves out values that are 0 or the empty text.
def beliefs(values, known):
    left = Counter(v for v in values if v)
    left.subtract(v for v in known if v)
    total = sum(left.values())
    if any(n < 0 for n in left.values()) or total == 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
