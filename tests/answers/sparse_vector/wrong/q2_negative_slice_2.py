# Wrong for values = [5], threshold = 4, place = 0, first = [1], second = [1/2, 1/2]: second[:-1] is all but the last, not nothing.
def chance(values, threshold, place, first, second):
    total = 0
    for r, likely in enumerate(first):
        p = likely
        for v in values[:place]:
            p *= sum(second[: threshold + r - v])
        if place < len(values):
            p *= 1 - sum(second[: threshold + r - values[place]])
        total += p
    return total
