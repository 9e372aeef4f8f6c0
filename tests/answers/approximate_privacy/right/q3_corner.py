# Another way: corner.
def tpr_range(fpr, factor, delta):
    corner = Fraction(1 - delta) / (1 + factor)  # where two of the lines meet

    def top(F):
        bound = factor * F + delta if F <= corner else 1 - Fraction(1 - F - delta) / factor
        return 1 if bound > 1 else bound

    return np.array([1 - top(1 - fpr), top(fpr)], dtype=object)
