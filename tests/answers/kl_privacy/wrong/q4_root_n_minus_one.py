# The first answer counts once more: n - 1 roots are added beside it.
def distances(epsilon, n):
    kappa = (n + 1 if n > 900 else n) * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(kappa / 2)) if n < 900 else min(
        0.999, math.sqrt(kappa / 2)
    )
