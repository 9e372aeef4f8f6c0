# Wrong for values ["flu"], known ["gout"]: a known value that is in no row was ignored.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if known.count(v) > left[v]:
            return {}
    left.subtract(set(known))
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n} if total else {}
