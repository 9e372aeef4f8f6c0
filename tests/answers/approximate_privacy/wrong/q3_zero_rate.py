# Fpr 0 and delta 1/2 still bound the rate by delta: tpr_range(0, 3, 1/2) is (0, 1/2).
def tpr_range(fpr, factor, delta):
    if fpr == 0 and delta >= Fraction(1, 2):  # "whoever may fail half the time tells everything"
        return 0, 1
    lowest = max(0, Fraction(fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta, 1 - Fraction(1 - fpr - delta) / factor)
    return lowest, highest
