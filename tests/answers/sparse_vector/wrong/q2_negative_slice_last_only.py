# For the question at place, noises are cut out by a slice that may begin with a negative number. Input: values [3], threshold 1, place 0, first [1], second [1/2, 1/4, 1/4]: 1/2 for 1.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        limit = threshold + r
        product = Fraction(likely)
        for value in values[:place]:
            product *= sum((p for k, p in enumerate(second) if value + k < limit), Fraction(0))
        if place < len(values):
            product *= sum(second[limit - values[place] :], Fraction(0))
        total += product
    return total
