# Reads at most five entries of a table of noise.
def chance(values, threshold, place, first, second):
    def below(value, limit):
        return sum((p for k, p in enumerate(second[:5]) if value + k < limit), Fraction(0))

    total = Fraction(0)
    for r, likely in enumerate(first[:5]):
        product = likely
        for value in values[:place]:
            product *= below(value, threshold + r)
        if place < len(values):
            product *= 1 - below(values[place], threshold + r)
        total += product
    return total
