# Right: decimals.
def cells_needed(people, share):
    from decimal import ROUND_CEILING, Decimal, localcontext

    if people < 2:
        return 1
    with localcontext() as ctx:
        ctx.prec = 60
        s = Fraction(share)
        s = Decimal(s.numerator) / Decimal(s.denominator)
        root = s if people == 2 else (s.ln() / (people - 1)).exp()
        return int((1 / (1 - root)).to_integral_value(ROUND_CEILING))
