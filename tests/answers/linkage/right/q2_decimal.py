# Forty digits.
def cells_needed(people, share):
    from decimal import Decimal, getcontext

    getcontext().prec = 40
    if people == 1:
        return 1
    s = Decimal(share)
    x = 1 / (1 - (s.ln() / (people - 1)).exp())
    return int(x.to_integral_value(rounding="ROUND_CEILING"))
