# By powers of counts.
def chance(values, threshold, place, first, second):
    from collections import Counter
    before = Counter(values[:place])
    total = Fraction(0)
    for r, likely in enumerate(first):
        def below(v):
            return sum(second[: max(0, threshold + r - v)], Fraction(0))
        product = math.prod((below(v) ** n for v, n in before.items()), start=likely)
        if place < len(values):
            product *= 1 - below(values[place])
        total += product
    return total
