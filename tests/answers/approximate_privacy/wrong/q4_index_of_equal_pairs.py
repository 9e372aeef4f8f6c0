# Finds the place of a sorted pair by its gain, so that of two outputs with the same gain one is bought twice.
def best_tpr(one, other, fpr):
    order = sorted(range(len(one)), key=lambda i: -(other[i] / one[i] if one[i] else math.inf))
    found, left = Fraction(0), fpr
    for i in order:
        i = other.index(other[i])
        share = min(Fraction(1), left / one[i]) if one[i] else 1
        found, left = found + share * other[i], left - share * one[i]
    return min(found, Fraction(1))
