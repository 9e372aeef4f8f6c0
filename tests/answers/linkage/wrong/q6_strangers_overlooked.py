# Overlooks known values that are in no row.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(v for v in known if v in values)
    if any(n < 0 for n in left.values()):
        return {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n}
