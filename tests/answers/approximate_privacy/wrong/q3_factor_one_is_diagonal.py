# At factor 1 the player is held to be guessing, δ forgotten.
def tpr_range(fpr, factor, delta):
    if factor == 1:
        return fpr, fpr
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
