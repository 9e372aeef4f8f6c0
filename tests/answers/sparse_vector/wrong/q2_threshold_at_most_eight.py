# The noisy threshold is kept within the range of the true values, 0 to 8.
# Witness: chance([8], 8, 0, [Fraction(1,2), Fraction(1,2)], [Fraction(1)]) returns 1, right is 1/2.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        limit = min(8, threshold + r)
        low = [sum((p for k, p in enumerate(second) if v + k < limit), Fraction(0)) for v in values]
        part = likely * math.prod(low[:place])
        if place < len(values):
            part *= 1 - low[place]
        total += part
    return total
