# By counter subtract.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if any(n < 0 for n in left.values()):
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
