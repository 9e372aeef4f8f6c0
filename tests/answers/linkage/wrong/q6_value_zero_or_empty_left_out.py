# The value 0 and the empty text are left out as if they were no values. Input: values [0, 1], known []: {1: 1/2}.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if any(n < 0 for n in left.values()):
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if v and n}
