# Zeros at the end of a table are cut off in the caller's own list.
# Witness: chance([0], 0, 0, [Fraction(1)], [Fraction(1), Fraction(0)]) returns the right value, but leaves the arguments as ((0), 0, 0, (1), (1)).
def chance(values, threshold, place, first, second):
    while second[-1] == 0:
        second.pop()
    while first[-1] == 0:
        first.pop()
    total = 0
    for r, likely in enumerate(first):
        for j in range(place):
            likely = likely * sum((p for k, p in enumerate(second) if values[j] + k < threshold + r), Fraction(0))
        if place < len(values):
            likely = likely * sum((p for k, p in enumerate(second) if values[place] + k >= threshold + r), Fraction(0))
        total += likely
    return Fraction(total)
