# Each answer is thought to depend on the answer just before it only, and not on all before.
# Witness: chance([0, 0, 0], 1, 3, [Fraction(1,2), Fraction(1,2)], [Fraction(1,2), Fraction(1,2)]) returns 25/48, right is 9/16.
def chance(values, threshold, place, first, second):
    def both(j):
        """Chance that questions j - 1 and j are below, and that question j - 1 is."""
        pair = one = last = Fraction(0)
        for r, p in enumerate(first):
            low = [sum((q for k, q in enumerate(second) if v + k < threshold + r), Fraction(0)) for v in values]
            one += p * low[j]
            pair += p * low[j] * (low[j - 1] if j else 1)
            last += p * (low[j - 1] if j else 1)
        return pair, last

    part = Fraction(1)
    for j in range(min(place + 1, len(values))):
        pair, last = both(j)
        if last == 0:
            return Fraction(0)
        part *= pair / last if j < place else 1 - pair / last
    return part
