# Drops the zeros of the table of the threshold, which shifts what comes after them.
def chance(values, threshold, place, first, second):
    total = 0
    for r, likely in enumerate([p for p in first if p > 0]):
        for v in values[:place]:
            likely *= sum(p for k, p in enumerate(second) if v + k < threshold + r)
        if place < len(values):
            likely *= sum(p for k, p in enumerate(second) if values[place] + k >= threshold + r)
        total += likely
    return total
