# Chances of below are kept between calls under value, limit and length of the table, not the table itself.
# Witness: after chance([0], 1, 1, [Fraction(1)], [Fraction(1,2), Fraction(1,2)]), chance([0], 1, 1, [Fraction(1)], [Fraction(1,3), Fraction(2,3)]) returns 1/2, right is 1/3.
known = {}


def chance(values, threshold, place, first, second):
    def below(v, limit):
        key = (v, limit, len(second))
        if key not in known:
            known[key] = sum((p for k, p in enumerate(second) if v + k < limit), Fraction(0))
        return known[key]

    total = Fraction(0)
    for r, likely in enumerate(first):
        part = likely
        for v in values[:place]:
            part *= below(v, threshold + r)
        if place < len(values):
            part *= 1 - below(values[place], threshold + r)
        total += part
    return total
