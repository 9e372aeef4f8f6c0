# The contradiction is looked for in the total only, and in the first person known. Input: values [1, 2, 2, 3], known [1, 3, 3]: {2: 1} for {}.
def beliefs(values, known):
    if len(known) > len(values) or known and known.count(known[0]) > values.count(known[0]):
        return {}
    left = Counter(values) - Counter(known)
    size = sum(left.values())
    return {v: Fraction(n, size) for v, n in left.items()}
