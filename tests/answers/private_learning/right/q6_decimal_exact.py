# Fifty digits by decimal.
def most_labels(sigma, records, epsilon, delta):
    from decimal import Decimal, getcontext

    getcontext().prec = 50
    s, e, d = (Decimal(float(v)) for v in (sigma, epsilon, delta))
    bits = -d.ln()
    rho = ((bits + e).sqrt() - bits.sqrt()) ** 2
    return int(rho * s * s / (records * records))
