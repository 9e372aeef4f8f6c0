# Of several outputs that are impossible under x only the first is taken: one = [0, 0, 1].
def best_tpr(one, other, fpr):
    rate, left = Fraction(0), fpr
    if 0 in one:
        rate += other[one.index(0)]
    order = [a for a in range(len(one)) if one[a] > 0]
    for a in sorted(order, key=lambda a: other[a] / one[a], reverse=True):
        share = min(1, left / one[a])
        rate += share * other[a]
        left -= share * one[a]
    return rate
