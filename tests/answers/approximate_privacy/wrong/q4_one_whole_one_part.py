# A player is held to need two outputs at most: one whole and one in part.
def best_tpr(one, other, fpr):
    def part(a, budget):
        return other[a] * (min(Fraction(1), budget / one[a]) if one[a] else 1)

    best = max(part(a, fpr) for a in range(len(one)))
    for a, b in itertools.permutations(range(len(one)), 2):
        if one[a] <= fpr:
            best = max(best, other[a] + part(b, fpr - one[a]))
    return best
