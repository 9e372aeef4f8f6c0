# Without ε the range is FPR - δ to FPR + δ, not clipped to 1.
def tpr_range(fpr, factor, delta):
    if factor == 1:
        return max(Fraction(0), fpr - delta), fpr + delta
    low = max(Fraction(0), (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(Fraction(1), factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
