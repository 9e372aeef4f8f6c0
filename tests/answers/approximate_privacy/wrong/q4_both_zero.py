# Gives what is free a large ratio: its gain over a tiny cost.
def best_tpr(one, other, fpr):
    tiny = Fraction(1, 10**9)
    found, left = Fraction(0), fpr
    for s, t in sorted(zip(one, other), key=lambda r: -(r[1] / max(r[0], tiny))):
        cost = max(s, tiny)
        share = min(Fraction(1), left / cost)
        found, left = found + share * t, left - share * cost
    return found
