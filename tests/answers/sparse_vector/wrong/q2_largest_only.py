# Thinks that if the largest of the questions before is below, all are, as if they shared their noise.
def chance(values, threshold, place, first, second):
    def below(v, limit):
        return sum((p for k, p in enumerate(second) if v + k < limit), Fraction(0))

    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        if place > 0:
            product *= below(max(values[:place]), threshold + r)
        if place < len(values):
            product *= 1 - below(values[place], threshold + r)
        total += product
    return total
