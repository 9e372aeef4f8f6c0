# Tosses a coin without looking.
def best_tpr(one, other, fpr):
    return Fraction(fpr)
