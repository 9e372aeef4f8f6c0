# Lets a total variation be above 1.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    return math.tanh(n * epsilon / 2), math.sqrt(kappa / 2)
