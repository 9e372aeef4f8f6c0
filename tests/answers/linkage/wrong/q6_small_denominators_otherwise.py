# Makes fractions from floats and limits the denominator to 10.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if any(n < 0 for n in left.values()) or total == 0:
        return {}
    return {v: Fraction(n / total).limit_denominator(10) for v, n in left.items() if n}
