# Shorter steps: right
def two_steps(kappa, factor):
    k = 0.95 * kappa
    length = 1.1 + math.log(factor)
    u0 = k / length
    u1 = u0 * math.exp(-length)
    u2 = math.exp(math.log(u1) - k / u1)
    return [[1 - u0, u0], [1 - u1, u1], [1 - u2, u2]]
