# Plain, otherwise.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for v in values[:place]:
            product *= sum((p for k, p in enumerate(second) if v + k < threshold + r), Fraction(0))
        if place < len(values):
            product *= sum(
                (p for k, p in enumerate(second) if values[place] + k >= threshold + r), Fraction(0)
            )
        total += product
    return total
