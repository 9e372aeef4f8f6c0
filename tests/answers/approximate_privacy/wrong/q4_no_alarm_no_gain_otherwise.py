# A player without false alarms is held to say x' never, even on outputs that are impossible under x.
def best_tpr(one, other, fpr):
    if fpr == 0:
        return Fraction(0)
    gain = Fraction(0)
    for a in sorted(
        range(len(one)), key=lambda a: other[a] / one[a] if one[a] else math.inf, reverse=True
    ):
        share = min(Fraction(1), fpr / one[a]) if one[a] else Fraction(1)
        gain, fpr = gain + share * other[a], fpr - share * one[a]
    return gain
