# Takes known people with the same value for one if they are three or more.
def beliefs(values, known):
    left = Counter(values)
    left.subtract({v: min(n, 2) for v, n in Counter(known).items()})
    if any(n < 0 for n in left.values()):
        return {}
    return {v: Fraction(n, left.total()) for v, n in left.items() if n}
