# Either all pull or a kink stops them, on the side of the larger sum: those that were passed on the way are left out only once.
# Witness: minimum([Fraction(1), Fraction(9,10), Fraction(1,10), Fraction(1,10)], Fraction(1,50)) returns 10/9, right is 5/2.
def minimum(records, strength):
    n = len(records)

    def risk(w):
        return sum(max(Fraction(0), 1 - r * w) for r in records) / n + strength * w**2 / 2

    places = [1 / r for r in records if r]
    total = sum(records)
    top = max(records, key=abs)
    rest = [r for r in records if r != top]
    places += [total / (n * strength), sum(rest) / (n * strength)]
    return min(places, key=risk)
