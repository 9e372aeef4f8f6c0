# Asks the other questions to be below too.
def chance(values, threshold, place, first, second):
    def below(value, limit):
        return sum((p for k, p in enumerate(second) if value + k < limit), Fraction(0))

    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for value in values[:place] + values[place + 1 :]:
            product *= below(value, threshold + r)
        if place < len(values):
            product *= 1 - below(values[place], threshold + r)
        total += product
    return total
