# Results are remembered by FPR and factor; another δ gets the old answer.
def tpr_range(fpr, factor, delta, known={}):
    if (fpr, factor) not in known:
        low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
        known[fpr, factor] = low, min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return known[fpr, factor]
