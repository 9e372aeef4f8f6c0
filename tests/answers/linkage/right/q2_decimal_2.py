# Decimal numbers of 50 digits.
from decimal import ROUND_CEILING, Decimal, localcontext


def cells_needed(people, share):
    if people < 2:
        return 1
    with localcontext() as context:
        context.prec = 50
        s = Decimal(float(share))
        root = s if people == 2 else (s.ln() / (people - 1)).exp()
        return int((1 / (1 - root)).to_integral_value(rounding=ROUND_CEILING))
