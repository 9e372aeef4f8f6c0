# Sums second[:d] for d = threshold + r - value, which from the end on counts backwards if d is negative.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        below = [sum(second[: threshold + r - v]) for v in values]
        product = likely * math.prod(below[:place])
        if place < len(values):
            product *= 1 - below[place]
        total += product
    return total
