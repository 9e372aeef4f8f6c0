# By log gamma.
def worst_deviations(steps, rho):
    sigma = 1 / math.sqrt(2 * rho)
    squares = (math.exp(2 * (math.lgamma(k + 0.5) - math.lgamma(k + 1))) / math.pi for k in range(steps))
    levels = math.frexp(steps)[1]
    full = math.frexp(steps + 1)[1] - 1
    return math.sqrt(levels) * math.sqrt(full) * sigma, math.fsum(squares) * sigma
