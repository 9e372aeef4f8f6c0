# Wrong for seven rows left and more: fractions are cut to denominators up to 6.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n / total).limit_denominator(6) for v, n in left.items() if n}
