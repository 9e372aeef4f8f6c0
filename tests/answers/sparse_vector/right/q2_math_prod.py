# Products by the library.
def chance(values, threshold, place, first, second):
    low = lambda v, t: sum((p for k, p in enumerate(second) if v + k < t), Fraction(0))
    terms = []
    for r in range(len(first)):
        t = threshold + r
        factors = [low(v, t) for v in values[:place]] + [
            1 - low(v, t) for v in values[place : place + 1]
        ]
        terms.append(first[r] * math.prod(factors, start=Fraction(1)))
    return sum(terms, Fraction(0))
