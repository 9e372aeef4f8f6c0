# With 50 digits, by decimal.
def cells_needed(people, share):
    from decimal import Decimal, getcontext, localcontext

    if people == 1:
        return 1
    with localcontext() as context:
        context.prec = 50
        root = (Decimal(repr(share)).ln() / (people - 1)).exp()
        return max(2, int((1 / (1 - root) - Decimal("1e-30")).to_integral_value("ROUND_CEILING")))
