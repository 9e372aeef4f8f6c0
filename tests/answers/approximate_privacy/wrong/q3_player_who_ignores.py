# The upper end is at least FPR + δ, from the player who tosses a coin for δ.
def tpr_range(fpr, factor, delta):
    high = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, max(high, min(Fraction(1), fpr + delta + delta * (1 - fpr) / 9))
