# The loop over the threshold's noise ends at the first probability 0. Input: [0], 0, place 1, first [1/2, 0, 1/2], second [1]: must give 1/2, is 0.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        if likely == 0:
            break
        found = likely
        for value in values[:place]:
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += found
    return total
