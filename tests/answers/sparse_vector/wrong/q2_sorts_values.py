# If more than three questions come before, they are taken in sorted order, so that another is at the place. Input: [3, 0, 0, 0, 0], 3, place 4, first [1], second [1]: must give 0, is 1.
def chance(values, threshold, place, first, second):
    ordered = sorted(values) if place > 3 else values
    total = Fraction(0)
    for r, likely in enumerate(first):
        found = likely
        for value in ordered[:place]:
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if ordered[place] + k >= threshold + r)
        total += found
    return total
