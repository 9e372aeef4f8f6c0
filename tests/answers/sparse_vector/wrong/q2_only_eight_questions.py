# Questions after the eighth are never asked, though there may be 12. Input: ten values, place 10.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = Fraction(likely)
        for i, value, _ in zip(range(place + 1), values, range(8)):
            yes = sum((p for k, p in enumerate(second) if value + k >= threshold + r), Fraction(0))
            product *= yes if i == place else 1 - yes
        total += product
    return total
