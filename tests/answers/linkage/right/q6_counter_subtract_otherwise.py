# Right: counter subtract.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if min(left.values()) < 0 or total == 0:
        return {}
    return {v: Fraction(n, total) for v, n in left.items() if n}
