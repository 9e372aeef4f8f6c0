# The corner where the lines cross is that of delta = 0.
def tpr_range(fpr, factor, delta):
    left, right = 1 / (1 + factor), factor / (1 + factor)
    high = factor * fpr + delta if fpr <= left else 1 - (1 - fpr - delta) / factor
    low = (fpr - delta) / factor if fpr <= right else 1 - delta - factor * (1 - fpr)
    return max(low, 0), min(high, 1)
