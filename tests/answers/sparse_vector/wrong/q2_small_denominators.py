# The result is simplified to denominators up to a million. Input: [0]*12, 1, place 12, first [1], second [1/7, 6/7]: 7**-12 becomes 0.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        found = likely
        for value in values[:place]:
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += found
    return total.limit_denominator(10**6)
