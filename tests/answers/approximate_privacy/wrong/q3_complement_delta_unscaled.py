# In the complement's inequality δ is added after the division by the factor.
def tpr_range(fpr, factor, delta):
    high = min(1, factor * fpr + delta, 1 - (1 - fpr) / factor + delta)
    low = max(0, fpr / factor - delta, 1 - factor * (1 - fpr) - delta)
    return low, high
