# Reaches exactly the whole part of the factor.
def two_steps(kappa, factor):
    factor = int(factor)
    kappa = float(kappa)
    u0, u1 = kappa / 5, kappa / 5 * math.exp(-4.5)
    low, high = math.log(u0) - 1e-9, -700.0
    for _ in range(100):
        middle = (low + high) / 2
        if two_valued(u0, math.exp(middle)) >= factor * kappa:
            high = middle
        else:
            low = middle
    u2 = math.exp(high)
    if u2 > u1:
        u1 = math.sqrt(u0 * u2)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
