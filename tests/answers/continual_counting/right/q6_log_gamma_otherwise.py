# Root entries by lgamma, summed with fsum
def worst_deviations(steps, rho):
    logs = (
        2 * (math.lgamma(k + 0.5) - math.lgamma(k + 1) - 0.5 * math.log(math.pi))
        for k in range(steps)
    )
    total = math.fsum(math.exp(v) for v in logs)
    ones = 0
    while 2 ** (ones + 1) <= steps + 1:
        ones += 1
    return math.sqrt(steps.bit_length() * ones / 2 / rho), total / math.sqrt(2 * rho)
