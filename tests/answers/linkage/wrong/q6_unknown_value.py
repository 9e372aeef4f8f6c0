# A known value that is in no row is ignored, though then what he knows cannot be true.
def beliefs(values, known):
    left = Counter(values)
    for value in known:
        if value in left:
            left[value] -= 1
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n > 0}
