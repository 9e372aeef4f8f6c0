# Forgets the complement in the bound from below.
def tpr_range(fpr, factor, delta):
    return max(0, (fpr - delta) / factor), min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
