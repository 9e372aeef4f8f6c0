# Wrong for second = [1/4] * 4: only the noises 0, 1 and 2 are looked at (no visible table has four).
def chance(values, threshold, place, first, second):
    total = Fraction(0)
    for r in range(min(3, len(first))):
        p = Fraction(first[r])
        for v in values[:place]:
            p *= sum(second[k] for k in range(min(3, len(second))) if v + k < threshold + r)
        if place < len(values):
            p *= sum(second[k] for k in range(min(3, len(second))) if values[place] + k >= threshold + r)
        total += p
    return total
