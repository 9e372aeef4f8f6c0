# A table of Pr(noise < d), looked up with the ends cut.
def chance(values, threshold, place, first, second):
    below = [Fraction(0)]
    for p in second:
        below.append(below[-1] + p)

    def low(value, limit):
        return below[max(0, min(limit - value, len(second)))]

    def one(limit):
        found = math.prod((low(v, limit) for v in values[:place]), start=Fraction(1))
        return found if place == len(values) else found * (1 - low(values[place], limit))

    return sum((p * one(threshold + r) for r, p in enumerate(first)), Fraction(0))
