# Truthiness: a known person with the value 0 is taken for unknown.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if not v:
            continue
        left[v] -= 1
    if any(c < 0 for c in left.values()):
        return {}
    total = sum(left.values())
    return {v: Fraction(c, total) for v, c in left.items() if c}
