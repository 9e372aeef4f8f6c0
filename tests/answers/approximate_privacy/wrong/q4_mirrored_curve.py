# For FPR above one half mirrors the gain over the diagonal, as if it were symmetric.
# Witness: best_tpr([Fraction(4, 10), Fraction(4, 10), Fraction(2, 10)], [Fraction(1, 10), Fraction(4, 10), Fraction(5, 10)], Fraction(3, 4)) returns Fraction(1, 1); right is Fraction(15, 16).
def best_tpr(one, other, fpr):
    def curve(f):
        gain = Fraction(0)
        for s, t in sorted(zip(one, other), key=lambda r: r[1] / r[0] if r[0] else math.inf)[::-1]:
            share = min(Fraction(1), f / s) if s else 1
            gain, f = gain + share * t, f - share * s
        return gain

    return curve(fpr) if fpr <= Fraction(1, 2) else min(Fraction(1), curve(1 - fpr) + 2 * fpr - 1)
