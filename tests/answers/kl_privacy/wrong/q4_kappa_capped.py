# Wrong for n = 1 and epsilon above 1.6: kappa may be above 1, only the total variation may not.
def distances(epsilon, n):
    kappa = min(1, epsilon * math.tanh(epsilon / 2))
    return math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
