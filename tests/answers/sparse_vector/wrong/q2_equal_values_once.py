# Equal values before the place are taken once, as if they had one noise. Input: values [1, 1], threshold 1, place 2, first [0, 1], second [1/2, 1/2]: 1/2 for 1/4.
def chance(values, threshold, place, first, second):
    def below(value, limit):
        return sum((p for k, p in enumerate(second) if value + k < limit), Fraction(0))

    total = Fraction(0)
    for r, likely in enumerate(first):
        product = Fraction(likely)
        for value in set(values[:place]):
            product *= below(value, threshold + r)
        if place < len(values):
            product *= 1 - below(values[place], threshold + r)
        total += product
    return total
