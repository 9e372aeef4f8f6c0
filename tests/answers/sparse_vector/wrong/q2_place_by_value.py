# The question at place is looked up by its value, so an equal one before it is taken instead. Input: values [0, 1, 0, 1], threshold 1, place 3, first [0, 1], second [1/2, 1/4, 1/4].
def chance(values, threshold, place, first, second):
    end = values.index(values[place]) if place < len(values) else place
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = Fraction(likely)
        for value in values[:end]:
            product *= sum(
                (p for k, p in enumerate(second) if value + k < threshold + r), Fraction(0)
            )
        if end < len(values):
            product *= sum(
                (p for k, p in enumerate(second) if values[end] + k >= threshold + r), Fraction(0)
            )
        total += product
    return total
