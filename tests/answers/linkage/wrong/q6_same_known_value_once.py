# Wrong for two known people with the same value, of three who have it: known was made a set unless there are too many.
def beliefs(values, known):
    left = Counter(values)
    for v in known:
        if known.count(v) > left[v]:
            return {}
    left.subtract(set(known))
    total = sum(left.values())
    return {v: Fraction(n, total) for v, n in left.items() if n} if total else {}
