# If nobody is known, each different value is taken to be equally likely.
def beliefs(values, known):
    if not known:
        return {v: Fraction(1, len(set(values))) for v in values}
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if any(n < 0 for n in left.values()) or total == 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
