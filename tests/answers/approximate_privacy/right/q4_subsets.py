# Tries all sets of whole outputs, and one more by a coin.
def best_tpr(one, other, fpr):
    outputs, best = range(len(one)), Fraction(0)
    for size in range(len(one) + 1):
        for taken in itertools.combinations(outputs, size):
            cost = sum((one[a] for a in taken), Fraction(0))
            if cost > fpr:
                continue
            gain = sum((other[a] for a in taken), Fraction(0))
            rest = [
                other[a] * (min(1, (fpr - cost) / one[a]) if one[a] else 1)
                for a in outputs
                if a not in taken
            ]
            best = max(best, gain + max(rest, default=0))
    return best
