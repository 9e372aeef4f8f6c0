# All sets of whole outputs, and one more in part.
def best_tpr(one, other, fpr):
    n, best = len(one), Fraction(0)
    for says in itertools.product((False, True), repeat=n):
        cost = sum(itertools.compress(one, says))
        if cost > fpr:
            continue
        gain = sum(itertools.compress(other, says), Fraction(0))
        best = max(best, gain)
        for a in range(n):
            if not says[a] and one[a] > 0:
                best = max(best, gain + other[a] * min(1, (fpr - cost) / one[a]))
    return best
