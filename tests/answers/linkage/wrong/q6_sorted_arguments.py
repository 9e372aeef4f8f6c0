# Both lists are sorted in place where they have more than five values.
def beliefs(values, known):
    if len(values) > 5:
        values.sort()
    left = Counter(values)
    left.subtract(known)
    if any(n < 0 for n in left.values()):
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
