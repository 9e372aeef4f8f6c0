# Stops after two outputs.
def best_tpr(one, other, fpr):
    def ratio(pair):
        return pair[1] / pair[0] if pair[0] else math.inf

    found, left = Fraction(0), Fraction(fpr)
    for s, t in sorted(zip(one, other), key=ratio, reverse=True)[:2]:
        share = min(Fraction(1), left / s) if s else 1
        found, left = found + share * t, left - share * s
    return found
