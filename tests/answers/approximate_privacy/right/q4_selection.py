# Picks the best ratio left again and again; ends when the budget does.
def best_tpr(one, other, fpr):
    left = {a: (one[a], other[a]) for a in range(len(one)) if one[a] > 0}
    total = 1 - sum((t for _, t in left.values()), Fraction(0))
    while left and fpr > 0:
        a = max(left, key=lambda a: left[a][1] / left[a][0])
        cost, gain = left.pop(a)
        total += gain * min(1, fpr / cost)
        fpr -= min(cost, fpr)
    return total
