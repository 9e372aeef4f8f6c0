# Only the region's upper edge; the lower one by its symmetry.
def tpr_range(fpr, factor, delta):
    def most(f):
        bounds = [Fraction(1), factor * f + delta, (factor - 1 + f + delta) / factor]
        return min(bounds)

    F = Fraction(fpr)
    return [1 - most(1 - F), most(F)]
