# The root in 60 decimal digits.
import decimal


def cells_needed(people, share):
    if people == 1:
        return 1
    with decimal.localcontext() as context:
        context.prec = 60
        s = Fraction(share)
        s = decimal.Decimal(s.numerator) / decimal.Decimal(s.denominator)
        root = s if people == 2 else (s.ln() / (people - 1)).exp()
        bound = 1 / (1 - root)
        return int(bound.to_integral_value(rounding=decimal.ROUND_CEILING))
