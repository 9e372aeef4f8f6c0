# The sum over the threshold's noise of a product over the questions.
def chance(values, threshold, place, first, second):
    """The probability that the question at this place is the first that is above."""
    total = Fraction(0)
    for r, likely in enumerate(first):
        product = likely
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
