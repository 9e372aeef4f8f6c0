# Returns e^(-t) for the exact chance.
def bits_released(n, epsilon, t):
    return 1 / (1 + math.exp(epsilon / 2)), 2 / epsilon * (n * math.log(2) + t), math.exp(-t)
