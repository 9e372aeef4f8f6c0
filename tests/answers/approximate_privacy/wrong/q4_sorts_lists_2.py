# Sorts both lists in place if there are more than three outputs, which changes the lists of the caller.
def best_tpr(one, other, fpr):
    if len(one) > 3:
        pairs = sorted(zip(one, other), key=lambda o: o[1] / o[0] if o[0] else math.inf, reverse=True)
        one[:], other[:] = [s for s, t in pairs], [t for s, t in pairs]
        order = range(len(one))
    else:
        order = sorted(range(len(one)), key=lambda a: -other[a] / one[a] if one[a] else -math.inf)
    total = Fraction(0)
    for a in order:
        share = 1 if one[a] <= fpr else fpr / one[a]
        total, fpr = total + share * other[a], fpr - share * one[a]
    return total
