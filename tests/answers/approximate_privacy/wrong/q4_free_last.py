# Gives an infinite ratio the value 0, and stops when the budget is spent.
def best_tpr(one, other, fpr):
    def ratio(pair):
        return pair[1] / pair[0] if pair[0] else 0

    found, left = Fraction(0), Fraction(fpr)
    for s, t in sorted(zip(one, other), key=ratio, reverse=True):
        if left == 0:
            break
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
