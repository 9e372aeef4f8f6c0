# By subset and one part.
def best_tpr(one, other, fpr):
    n, best = len(one), Fraction(0)
    for take in itertools.product((False, True), repeat=n):
        cost = sum(itertools.compress(one, take))
        if cost > fpr:
            continue
        gain = sum(itertools.compress(other, take))
        best = max(best, gain)
        for i in range(n):
            if not take[i]:
                share = min(Fraction(1), (fpr - cost) / one[i]) if one[i] > 0 else Fraction(1)
                best = max(best, gain + share * other[i])
    return best
