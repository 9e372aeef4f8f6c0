# If nobody is left, the shares of the whole class are returned instead of an empty dictionary. Input: values ["flu"], known ["flu"].
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    if not any(left.values()):
        left = Counter(values)
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
