# Ignores known values that are in no row, where what he knows cannot be true.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if v in left:
            left[v] -= 1
    if any(n < 0 for n in left.values()):
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
