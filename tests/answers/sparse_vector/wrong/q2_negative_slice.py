# A negative gap is used as the end of a slice. Input: values [3], threshold 1, place 0, first [1], second [1/2, 1/4, 1/4].
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
        for value in values[:place]:
            product *= sum(second[: threshold + r - value], Fraction(0))
        if place < len(values):
            product *= 1 - sum(second[: threshold + r - values[place]], Fraction(0))
        total += product
    return total
