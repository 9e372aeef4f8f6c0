# By the flip probability of the randomised response that is worst, and its KL.
def distances(epsilon, n):
    def flip(e):
        return 1 / (1 + math.exp(min(float(e), 700.0)))

    def worst(e):
        return np.tanh(float(e) / 2) if e < 1e-2 else 1 - 2 * flip(e)

    p = flip(epsilon)
    kappa = worst(epsilon) * (math.log1p(-p) - math.log(p) if epsilon > 1 else float(epsilon))
    total = n * kappa
    return [float(worst(n * epsilon)), 1.0 if total >= 2 else math.exp(0.5 * math.log(total / 2))]
