# Another road: By decimal.
def cells_needed(people, share):
    from decimal import ROUND_CEILING, Decimal, localcontext

    if people < 2:
        return Fraction(1)
    with localcontext() as context:
        context.prec = 60
        root = (Decimal(round(100 * share)) / 100) ** (Decimal(1) / (people - 1))
        bound = 1 / (1 - root) - Decimal(10) ** -20
        return Fraction(int(bound.to_integral_value(rounding=ROUND_CEILING)))
