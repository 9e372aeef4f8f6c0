# The probabilities are simplified to denominators of at most 20. Input: 29 different values, nobody known: 1/20 or 0 instead of 1/29.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n / total).limit_denominator(20) for v, n in left.items() if n}
