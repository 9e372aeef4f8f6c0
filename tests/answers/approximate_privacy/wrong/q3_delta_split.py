# Below FPR = 1/2 only the event binds from above, from there on only its complement.
def tpr_range(fpr, factor, delta):
    half = Fraction(1, 2)
    high = min(
        Fraction(1), factor * fpr + delta if fpr < half / 2 else 1 - (1 - fpr - delta) / factor
    )
    low = max(
        Fraction(0),
        (fpr - delta) / factor if fpr <= 3 * half / 2 else 1 - factor * (1 - fpr) - delta,
    )
    return low, high
