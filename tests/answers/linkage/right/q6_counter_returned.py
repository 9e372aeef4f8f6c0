# Returns a Counter of fractions.
def beliefs(values, known):
    v, k = Counter(values), Counter(known)
    if not k <= v:
        return {}
    r = v - k
    n = sum(r.values())
    return Counter({x: Fraction(c, n) for x, c in r.items()})
