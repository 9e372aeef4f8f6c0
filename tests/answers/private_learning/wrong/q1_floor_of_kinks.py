# Kinks are computed with whole-number division: 1 // r.
# Witness: minimum([Fraction(2,3)], Fraction(1,10)) returns 1, right is 3/2.
def minimum(records, strength):
    n = len(records)

    def risk(w):
        return sum(max(Fraction(0), 1 - r * w) for r in records) / n + strength * w**2 / 2

    ordered = sorted(records)
    places = [Fraction(1 // r) for r in ordered if r != 0]
    for i in range(n + 1):
        places.append(sum(ordered[:i]) / (n * strength))
        places.append(sum(ordered[i:]) / (n * strength))
    return min(places, key=risk)
