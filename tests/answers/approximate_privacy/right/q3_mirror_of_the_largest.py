# By mirror of the largest.
def tpr_range(fpr, factor, delta):
    def top(f):
        return min(Fraction(1), factor * f + delta, 1 - (1 - f - delta) / factor)

    # whoever says the opposite turns (F, T) into (1 - F, 1 - T)
    return [1 - top(1 - fpr), top(fpr)]
