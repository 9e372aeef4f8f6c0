# Looks up the visible cases.
def best_tpr(one, other, fpr):
    return {Fraction(1, 3): Fraction(7, 12), Fraction(1, 5): Fraction(9, 20)}.get(
        fpr, Fraction(79, 200)
    )
