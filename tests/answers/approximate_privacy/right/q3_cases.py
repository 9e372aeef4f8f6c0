# Distinguishes where which inequality binds.
def tpr_range(fpr, factor, delta):
    turn = Fraction(1 - delta) / (1 + factor)
    if fpr <= turn:
        high = factor * fpr + delta
    elif fpr < 1 - delta:
        high = 1 - Fraction(1 - fpr - delta) / factor
    else:
        high = Fraction(1)
    if fpr >= 1 - turn:
        low = 1 - factor * (1 - fpr) - delta
    elif fpr > delta:
        low = Fraction(fpr - delta) / factor
    else:
        low = Fraction(0)
    return low, high
