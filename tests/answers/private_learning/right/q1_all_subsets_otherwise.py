# All subsets and kinks, the least risk
def minimum(records, strength):
    n = len(records)
    kinks = [1 / Fraction(r) for r in records if r != 0]
    pulls = [
        sum(p, Fraction(0)) / (n * strength)
        for k in range(n + 1)
        for p in itertools.combinations(records, k)
    ]

    def risk(w):
        return sum(max(Fraction(0), 1 - r * w) for r in records) / n + strength * w**2 / 2

    return min(kinks + pulls, key=risk)
