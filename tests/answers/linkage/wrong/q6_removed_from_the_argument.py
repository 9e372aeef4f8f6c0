# Known rows are removed from values itself and put back at its end, the argument is changed.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if sum(left.values()) < len(set(values)) / 1.5 and min(left.values()) < 0:
        return {}
    left = +left
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items()}
