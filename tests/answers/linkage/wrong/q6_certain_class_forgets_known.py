# If all rows have one value, it is returned without a look at known. Input: values [1, 1], known [2], or known [1, 1].
def beliefs(values, known):
    if len(set(values)) == 1:
        return {values[0]: Fraction(1)}
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    size = sum(left.values())
    return {v: Fraction(n, size) for v, n in left.items() if n}
