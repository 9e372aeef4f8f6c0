# Takes each known value out once, however many people have it (but does see when there are too many).
def beliefs(values, known):
    left = Counter(values)
    told = Counter(known)
    if any(n > left[v] for v, n in told.items()):
        return {}
    left.subtract(set(known))
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n}
