# At most one row is thought to be removed for each different value in the denominator. Input: values [1, 1, 1, 2], known [1, 1]: 1/3 and 1/3.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    size = len(values) - len(set(known))
    return {v: Fraction(n, size) for v, n in left.items() if n}
