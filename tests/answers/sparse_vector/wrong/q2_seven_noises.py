# The threshold's noise is taken from 0 to 6 only. Input: [0], 0, place 1, first [0]*7 + [1], second [1]: must give 1, is 0.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r in range(min(len(first), 7)):
        found = first[r]
        for value in values[:place]:
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += found
    return total
