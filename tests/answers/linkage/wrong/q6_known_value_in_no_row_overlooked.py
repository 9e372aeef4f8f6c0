# A known value that is in no row is passed over, though it makes what he knows untrue. Input: values ["flu"], known ["gout"]: {"flu": 1} instead of {}.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if v in left:
            left[v] -= 1
    if any(n < 0 for n in left.values()):
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n > 0}
