# The coefficients by logarithms of the gamma function.
def worst_deviations(steps, rho):
    c = [math.exp(math.lgamma(k + 0.5) - math.lgamma(k + 1) - math.lgamma(0.5)) for k in range(steps)]
    tree = len(f"{steps:b}") * (len(f"{steps + 1:b}") - 1)
    return (tree / (2 * rho)) ** 0.5, math.fsum(x * x for x in c) / (2 * rho) ** 0.5
