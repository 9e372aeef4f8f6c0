# Forty decimal digits and a huge exponent range: no shift is needed.
def pick_probabilities(utilities, epsilon, sensitivity):
    import decimal

    with decimal.localcontext() as context:
        context.prec = 40
        context.Emax, context.Emin = 999999, -999999
        e, d = (decimal.Decimal(float(v)) for v in (epsilon, sensitivity))
        weights = [(e * decimal.Decimal(float(u)) / (2 * d)).exp() for u in utilities]
        total = sum(weights)
        return [float(w / total) for w in weights]
