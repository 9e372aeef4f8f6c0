# The value 0 counts as false and is left out of the answer.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if any(c < 0 for c in left.values()) or total == 0:
        return {}
    return {v: Fraction(c, total) for v, c in left.items() if v and c}
