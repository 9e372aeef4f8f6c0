# A value that is "false", 0 or the empty text, is skipped in the answer. Input: values [0, 1], known [].
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    size = sum(left.values())
    return {v: Fraction(n, size) for v, n in left.items() if v and n}
