# Whole and one part.
def subsets(places):
    for size in range(len(places) + 1):
        yield from itertools.combinations(places, size)


def best_tpr(one, other, fpr):
    places, best = range(len(one)), Fraction(0)
    for group in subsets(places):
        cost, gain = sum(one[a] for a in group), sum(other[a] for a in group)
        if cost > fpr:
            continue
        best = max(best, Fraction(gain))
        for a in places:
            if a not in group and one[a] > 0:
                best = max(best, gain + min(1, (fpr - cost) / one[a]) * other[a])
    return best
