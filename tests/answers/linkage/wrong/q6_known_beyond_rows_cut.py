# Uses as many known people as the class has others, and drops the rest.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known[: len(values) - 1])
    if min(left.values()) < 0:
        return {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n}
