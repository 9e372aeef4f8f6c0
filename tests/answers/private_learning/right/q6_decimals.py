# Right: decimals.
def most_labels(sigma, records, epsilon, delta):
    from decimal import Decimal, localcontext

    def dec(x):
        x = Fraction(x)
        return Decimal(x.numerator) / Decimal(x.denominator)

    with localcontext() as ctx:
        ctx.prec = 50
        big = -dec(delta).ln()
        x = (big + dec(epsilon)).sqrt() - big.sqrt()
        return int((x * dec(sigma) / records) ** 2)
