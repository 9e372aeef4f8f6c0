# Known values that stand next to each other and are equal count once.
def beliefs(values, known):
    once = [k for k, _ in itertools.groupby(known)]
    left = Counter(values)
    left.subtract(once)
    if min(left.values()) < 0:
        return {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n}
