# Wrong for the value 0: rows with 0 were left out of the result.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if known.count(v) > left[v]:
            return {}
    left.subtract(set(known))
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n} if total else {}
