# Exponential differences
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        a, b = rng.standard_exponential(2)
        return scale * (a - b)

    def go(rest, left, rho):
        if not rest or not left:
            return ()
        yes = int(rest[0] - threshold - rho >= noise(2 * answers / (epsilon * (1 - share))))
        return (yes, *go(rest[1:], left - yes, rho))

    return go(tuple(values), answers, noise(1 / (epsilon * share)))
