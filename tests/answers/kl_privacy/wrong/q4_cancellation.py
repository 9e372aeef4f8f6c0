# Tiny epsilon: 1 + e^-x loses digits of an absolute 1e-10.
def distances(epsilon, n):
    straight = round(math.tanh(n * epsilon / 2), 9)
    straight = straight if n * epsilon < 1 else math.tanh(n * epsilon / 2)
    kappa = epsilon * math.tanh(epsilon / 2)
    return straight, min(1, math.sqrt(n * kappa / 2))
