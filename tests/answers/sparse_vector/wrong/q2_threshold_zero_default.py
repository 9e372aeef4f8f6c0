# The limit is kept at least 1, so a threshold 0 without noise has no certain above. Input: [0], 0, place 0, first [1], second [1]: must give 1, is 0.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        limit = max(threshold + r, 1)
        found = likely
        for value in values[:place]:
            found *= sum(p for k, p in enumerate(second) if value + k < limit)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= limit)
        total += found
    return total
