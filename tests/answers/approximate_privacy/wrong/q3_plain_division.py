# Wrong with whole arguments a division makes a float: tpr_range(1, 1, 0).
def tpr_range(fpr, factor, delta):
    lowest = max((fpr - delta) / factor, 1 - factor * (1 - fpr) - delta, 0)
    highest = min(1 - (1 - fpr - delta) / factor, factor * fpr + delta, 1)
    return lowest, highest
