# Questions with equal values are counted once, as if they shared their noise. Input: [1, 1], 2, place 2, first [1], second [1/2, 1/2]: 1/4, is 1/2.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        found = likely
        for value in set(values[:place]):
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < len(values):
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += found
    return total
