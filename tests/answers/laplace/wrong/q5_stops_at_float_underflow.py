# Compares chances and not logarithms; one becomes 0 in floats when the claim is not yet refuted. Input: 1, 1, 700.
def certificate(bound, epsilon, claimed):
    def chance(t, n):
        return 0.5 * math.exp(-t * n * epsilon / bound)

    t = bound / epsilon
    while not chance(t, 1) > math.exp(claimed) * chance(t, 2) * (1 + 1e-6):
        t += bound / epsilon / 4
    return (0.0,), (0.0, 0.0), t
