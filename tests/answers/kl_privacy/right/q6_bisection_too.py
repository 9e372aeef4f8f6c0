# Another way: bisection.
def two_steps(kappa, factor):
    length = 1.2 + math.log(factor)
    u0 = 0.9 * kappa / length
    u1 = u0 * math.exp(-length)
    low, high = -400.0, math.log(u1)
    for _ in range(100):
        middle = (low + high) / 2
        if two_valued(u1, math.exp(middle)) > 0.9999 * kappa:
            low = middle
        else:
            high = middle
    return [[u, 1 - u] for u in (u0, u1, math.exp(high))]
