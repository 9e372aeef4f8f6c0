# From the fourth question on a fresh threshold is taken for each.
def chance(values, threshold, place, first, second):
    def below(value, r):
        return sum([q for k, q in enumerate(second) if value + k < threshold + r])

    total = Fraction(0)
    for r, p in enumerate(first):
        for j, value in enumerate(values[: place + 1]):
            b = (
                below(value, r)
                if j < 3
                else sum(p2 * below(value, r2) for r2, p2 in enumerate(first))
            )
            p *= b if j < place else 1 - b
        total += p
    return total
