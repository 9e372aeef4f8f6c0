# The lower end is the mirror image of the upper one.
def tpr_range(fpr, factor, delta):
    def high(f):
        return min(Fraction(1), factor * f + delta, 1 - (1 - f - delta) / factor)

    return [1 - high(1 - fpr), high(fpr)]
