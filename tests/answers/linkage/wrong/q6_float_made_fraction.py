# The probability is a float that was made a Fraction by limit_denominator(10). Input: values of 30 rows, all different: 1/30 becomes 0.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    size = sum(left.values())
    return {v: Fraction(n / size).limit_denominator(10) for v, n in left.items() if n}
