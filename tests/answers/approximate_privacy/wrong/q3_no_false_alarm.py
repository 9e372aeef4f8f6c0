# A player without false alarms is thought never to say x', whatever delta is.
def tpr_range(fpr, factor, delta):
    if fpr == 0:
        return 0, 0
    low = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    return low, min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
