# The chance of above from tails that are added up once.
def chance(values, threshold, place, first, second):
    tails = [sum(second[k:], Fraction(0)) for k in range(len(second) + 1)]

    def above(value, limit):
        return tails[min(max(limit - value, 0), len(second))]

    total = Fraction(0)
    for r, p in enumerate(first):
        for i, value in enumerate(values[: place + 1]):
            p *= above(value, threshold + r) if i == place else 1 - above(value, threshold + r)
        total += p
    return total
