# Decimals of 40 digits, whose exponents do not overflow; no shift at all.
def pick_probabilities(utilities, epsilon, sensitivity):
    from decimal import Decimal, localcontext

    with localcontext() as context:
        context.prec = 40
        half = Decimal(float(epsilon)) / (2 * Decimal(float(sensitivity)))
        weights = [(Decimal(float(u)) * half).exp() for u in utilities]
        total = sum(weights)
        return [float(w / total) for w in weights]
