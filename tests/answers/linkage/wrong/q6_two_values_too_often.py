# Notices that what he knows is not true only if exactly one value is known too often (== 1 in place of > 0), and overlooks two such values.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    total = sum(left.values())
    if sum(n < 0 for n in left.values()) == 1 or total == 0:
        return {}
    left = +left
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items()}
