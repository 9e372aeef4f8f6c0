# A value over the public threshold is taken to be surely above, though the noisy threshold may be higher. Input: values [3], threshold 2, place 1, first [0, 0, 1], second [1].
def chance(values, threshold, place, first, second):
    if any(value > threshold for value in values[:place]):
        return Fraction(0)
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = Fraction(likely)
        for value in values[:place]:
            product *= sum(
                (p for k, p in enumerate(second) if value + k < threshold + r), Fraction(0)
            )
        if place < len(values):
            product *= sum(
                (p for k, p in enumerate(second) if values[place] + k >= threshold + r), Fraction(0)
            )
        total += product
    return total
