# Rounds to fractions with denominators up to 8, though 9 and 10 occur.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if min(left.values()) < 0 or total == 0:
        return {}
    return {v: Fraction(c / total).limit_denominator(8) for v, c in left.items() if c}
