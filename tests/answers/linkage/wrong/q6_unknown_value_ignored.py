# Wrong for values ["flu"], known ["gout"]: a known value that is in no row was ignored.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if v in left:
            left[v] -= 1
    if min(left.values()) < 0:
        return {}
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
