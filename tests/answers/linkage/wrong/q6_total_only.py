# What he knows counts as untrue only if a value that occurs is used up.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if any(left[v] < 0 for v in values):
        return {}
    total = len(values) - len(known)
    return {v: Fraction(n, total) for v, n in left.items() if n > 0} if total > 0 else {}
