# Takes noise of 0, 1 and 2 only, and forgets the fourth entry of a table.
def chance(values, threshold, place, first, second):
    """The probability that the question at this place is the first that is above."""
    one = (list(first) + [0, 0])[:3]
    two = (list(second) + [0, 0])[:3]
    total = Fraction(0)
    for r in range(3):
        term = Fraction(one[r])
        for value in values[:place]:
            term *= sum(two[k] for k in range(3) if value + k < threshold + r)
        if place != len(values):
            term *= sum(two[k] for k in range(3) if values[place] + k >= threshold + r)
        total += term
    return total
