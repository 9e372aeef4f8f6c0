# Small epsilon n: n eps / 2 in place of the tanh.
def distances(epsilon, n):
    straight = n * epsilon / 2 if n * epsilon < 0.01 else math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(1, math.sqrt(n * kappa / 2))
