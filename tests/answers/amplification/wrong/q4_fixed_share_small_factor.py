# Close to 1 nobody gets a fair coin; the other output then breaks the factor in the other order.
def tight(factor):
    small = Fraction(1, 2) if factor < Fraction(6, 5) else 1 / (1 + factor)
    return [small, 1 - small], [factor * small, 1 - factor * small]
