# Whoever knows as many people as there are rows is believed, and impossible values are listed with 0. Input: values [1, 2], known [1, 2]: {1: 0, 2: 0} for {}.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    size = sum(left.values())
    if size == 0:
        return {v: Fraction(0) for v in left}
    return {v: Fraction(n, size) for v, n in left.items() if n}
