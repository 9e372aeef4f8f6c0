# An output impossible under both gives 0/0, for only "impossible under x, possible under x'" is handled.
def best_tpr(one, other, fpr):
    free = [i for i in range(len(one)) if one[i] == 0 and other[i] > 0]
    rest = [i for i in range(len(one)) if i not in free]
    rest.sort(key=lambda i: other[i] / one[i], reverse=True)
    won, left = sum([other[i] for i in free]), fpr
    for i in rest:
        share = min(Fraction(1), left / one[i])
        won += share * other[i]
        left -= share * one[i]
    return won
