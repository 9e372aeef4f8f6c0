# The lower end is the mirror image of the upper one.
def tpr_range(fpr, factor, delta):
    def most(f):
        return min(Fraction(1), factor * f + delta, 1 - (1 - f - delta) / Fraction(factor))

    return 1 - most(1 - fpr), most(fpr)
