# By dual minimum.
def best_tpr(one, other, fpr):
    # linear programming duality: min over prices of  price * fpr + what sticks out above the price
    prices = [Fraction(0)] + [t / s for s, t in zip(one, other) if s]
    return min(
        price * fpr + sum(max(t - price * s, 0) for s, t in zip(one, other)) for price in prices
    )
