# Walks along the corners of the ROC curve and interpolates.
def best_tpr(one, other, fpr):
    order = sorted(
        range(len(one)),
        key=lambda a: (one[a] == 0, other[a] / one[a] if one[a] else 0),
        reverse=True,
    )
    x, y = Fraction(0), Fraction(0)
    for a in order:
        if one[a] == 0:
            y += other[a]
            continue
        if x + one[a] > fpr:
            return y + (fpr - x) * other[a] / one[a]
        x, y = x + one[a], y + other[a]
    return y
