# If all rows are known, the last value known is returned as certain.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    if total == 0:
        return {known[-1]: Fraction(1)}
    return {v: Fraction(c, total) for v, c in left.items() if c}
