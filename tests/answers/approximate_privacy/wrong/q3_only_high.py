# Takes one order of the neighbours, and mirrors nothing.
def tpr_range(fpr, factor, delta):
    high = min(1, factor * fpr + delta)
    return fpr, high
