# Sum over the threshold's noise, product over the questions.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        found = Fraction(likely)
        for value in values[:place]:
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += found
    return total
