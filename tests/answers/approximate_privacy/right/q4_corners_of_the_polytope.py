# All sets taken whole with at most one output in part.
def best_tpr(one, other, fpr):
    best = Fraction(0)
    n = len(one)
    for whole in itertools.product((0, 1), repeat=n):
        cost = sum(s for s, w in zip(one, whole) if w)
        if cost > fpr:
            continue
        gain = sum(t for t, w in zip(other, whole) if w)
        best = max(best, gain)
        for a in range(n):
            if not whole[a] and one[a]:
                best = max(best, gain + other[a] * min(Fraction(1), (fpr - cost) / one[a]))
    return best
