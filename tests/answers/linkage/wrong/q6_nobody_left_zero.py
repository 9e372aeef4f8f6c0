# If nobody is left, probabilities of 0 are returned and not an empty dictionary.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    if total == 0:
        return {v: Fraction(0) for v in values}
    return {v: Fraction(c, total) for v, c in left.items() if c}
