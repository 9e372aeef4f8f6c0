# A belief below 1/1000 is raised to 1/1000: prior = 0 does not stay 0.
def posterior(answer, p, prior):
    b = max(prior, 0.001)
    zero = (1 - b) * (p if answer else 1 - p)
    one = b * (1 - p if answer else p)
    return zero / (zero + one), one / (zero + one)
