# By cases, before and after the point where the two bounds cross.
def tpr_range(fpr, factor, delta):
    def most(f):
        cross = (1 - delta) / (1 + factor)
        if f <= cross:
            return factor * f + delta
        return min(Fraction(1), 1 - (1 - f - delta) / factor)

    return 1 - most(1 - fpr), most(fpr)
