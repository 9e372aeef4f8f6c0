# Wrong for values ["flu"], known ["flu"]: nobody is left, and division by zero.
def beliefs(values, known):
    left = Counter(values)
    left.subtract(known)
    if min(left.values()) < 0:
        return {}
    share = Fraction(1, sum(left.values()))
    return {v: n * share for v, n in left.items() if n > 0}
