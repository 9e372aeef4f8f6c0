# Counter.subtract keeps negative numbers, which show that what he knows is not true.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
