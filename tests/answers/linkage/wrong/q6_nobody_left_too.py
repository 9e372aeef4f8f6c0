# Fails if nobody is left: division by 0.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    one = Fraction(1, sum(left.values()))
    return {v: n * one for v, n in left.items() if n > 0}
