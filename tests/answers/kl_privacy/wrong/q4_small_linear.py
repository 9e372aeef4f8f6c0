# Takes the tanh of small numbers for the numbers.
def distances(epsilon, n):
    def tanh(t):
        return t if t < 0.001 else math.tanh(t)

    kappa = n * epsilon * tanh(epsilon / 2)
    return tanh(n * epsilon / 2), min(1, math.sqrt(kappa / 2))
