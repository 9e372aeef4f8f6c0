# A known value that is in no row is passed over. Input: values ["flu"], known ["gout"]: {"flu": 1} for {}.
def beliefs(values, known):
    left = Counter(values)
    for value in known:
        if value in left:
            left[value] -= 1
    if min(left.values()) < 0:
        return {}
    size = sum(left.values())
    return {v: Fraction(n, size) for v, n in left.items() if n}
