# The sum over the threshold's noise ends at the first one of probability 0. Input: values [1], threshold 0, place 1, first [1/2, 0, 1/2], second [1].
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        if not likely:
            break
        for i, value in enumerate(values[: place + 1]):
            yes = sum((p for k, p in enumerate(second) if value + k >= threshold + r), Fraction(0))
            likely *= yes if i == place else 1 - yes
        total += likely
    return total
