# A single question that is below is left out of the product. Input: [2], 3, place 1, first [1], second [1/2, 1/2]: must give 1/2, is 1.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    end = len(values)
    for r, likely in enumerate(first):
        found = likely
        for value in values[: place if place < end or end > 1 else 0]:
            found *= sum(p for k, p in enumerate(second) if value + k < threshold + r)
        if place < end:
            found *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += found
    return total
