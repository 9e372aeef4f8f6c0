# Wrong for values = [0] * 4, threshold = 1, place = 3, second = [1/2, 1/2]: the last place is taken for "all below" if there are more than two questions.
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r, likely in enumerate(first):
        p = Fraction(likely)
        for v in values[:place]:
            p *= sum(q for k, q in enumerate(second) if v + k < threshold + r)
        if place < len(values) - (len(values) > 2):
            p *= sum(q for k, q in enumerate(second) if values[place] + k >= threshold + r)
        total += p
    return total
