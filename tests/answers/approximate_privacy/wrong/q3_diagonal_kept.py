# Holds the highest rate below 1 less δ if there are fewer false alarms than δ, wrong for fpr 1/20, factor 20 and δ = 1/10.
def tpr_range(fpr, factor, delta):
    lowest = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    if 0 < fpr <= delta:
        highest = min(highest, 1 - delta)
    return lowest, highest
