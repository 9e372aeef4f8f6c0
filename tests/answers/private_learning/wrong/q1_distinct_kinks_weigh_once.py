# Equal records are content together but pull as one: they are collected in a set.
# Witness: minimum([Fraction(1,2), Fraction(1,2)], Fraction(1)) returns 1/4, right is 1/2.
def minimum(records, strength):
    n = len(records)

    def risk(w):
        return sum(max(Fraction(0), 1 - r * w) for r in records) / n + strength * w**2 / 2

    ordered = sorted(set(records))
    places = [1 / r for r in ordered if r != 0]
    for i in range(len(ordered) + 1):
        places += [sum(ordered[:i]) / (n * strength), sum(ordered[i:]) / (n * strength)]
    return min(places, key=risk)
