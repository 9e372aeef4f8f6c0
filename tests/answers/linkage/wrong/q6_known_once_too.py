# Each known value takes away one row only, however many people have it.
def beliefs(values, known):
    left, told = Counter(values), Counter(known)
    if any(n > left[v] for v, n in told.items()):
        return {}
    left.subtract(set(known))
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n > 0}
