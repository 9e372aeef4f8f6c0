# Wrong for second = [0, 1]: entries of 0 are dropped from the question's table, so that the others move down (the threshold's table keeps its).
def chance(values, threshold, place, first, second):
    second = [p for p in second if p]
    total = Fraction(0)
    for r, likely in enumerate(first):
        p = Fraction(likely)
        for v in values[:place]:
            p *= sum(q for k, q in enumerate(second) if v + k < threshold + r)
        if place < len(values):
            p *= sum(q for k, q in enumerate(second) if values[place] + k >= threshold + r)
        total += p
    return total
