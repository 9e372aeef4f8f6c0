# Count the ways: falling products, by Bayes; the weight of v is that of known with v appended.
def beliefs(values, known):
    def ways(told):
        product = 1
        for v in set(told):
            product *= math.perm(values.count(v), told.count(v))
        return product
    if len(known) >= len(values) or not ways(known):
        return {}
    weights = {v: ways([*known, v]) for v in dict.fromkeys(values)}
    total = sum(weights.values())
    return {v: Fraction(w, total) for v, w in weights.items() if w}
