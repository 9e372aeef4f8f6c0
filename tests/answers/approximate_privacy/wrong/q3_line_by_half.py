# Takes the line of the complement only from fpr 1/2 on, though it binds earlier, as for fpr 2/5, factor 3 and δ = 0.
def tpr_range(fpr, factor, delta):
    if fpr < Fraction(1, 2):
        highest = factor * fpr + delta
    else:
        highest = 1 - (1 - fpr - delta) / factor
    if fpr <= Fraction(1, 2):
        lowest = (fpr - delta) / factor
    else:
        lowest = 1 - factor * (1 - fpr) - delta
    return max(Fraction(0), lowest), min(Fraction(1), highest)
