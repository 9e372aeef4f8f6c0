# Dual price.
def best_tpr(one, other, fpr):
    def value(price):
        return price * fpr + sum(
            (max(t - price * s, Fraction(0)) for s, t in zip(one, other)), Fraction(0)
        )

    prices = {Fraction(0)} | {t / s for s, t in zip(one, other) if s}
    return min(map(value, prices))
