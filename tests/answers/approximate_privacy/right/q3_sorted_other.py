# Takes the middle of three.
def tpr_range(fpr, factor, delta):
    lows = [Fraction(0), (fpr - delta) / factor, 1 - factor + factor * fpr - delta]
    highs = [Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor]
    return sorted(lows)[-1], sorted(highs)[0]
