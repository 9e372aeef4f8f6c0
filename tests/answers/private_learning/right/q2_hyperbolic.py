# Hyperbolic functions: a share is (1 - tanh(z/2))/2, and its derivative 1/(4 cosh(z/2)**2).
def density(weight, records, strength, epsilon):
    """The density of the released weight."""
    half = [r * weight / 2 for r in records]
    formula = math.fsum(r * (1 - math.tanh(h)) / 2 - strength * weight for r, h in zip(records, half))
    speed = math.fsum(strength + (r / math.cosh(h) / 2) ** 2 for r, h in zip(records, half))
    return speed * epsilon * math.exp(-abs(formula) * epsilon / 2) / 4
