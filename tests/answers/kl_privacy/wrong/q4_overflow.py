# Takes e^(nε), which no float holds if it is large.
def distances(epsilon, n):
    kappa = n * epsilon * math.tanh(epsilon / 2)
    e = math.exp(n * epsilon)
    return (e - 1) / (e + 1), min(1, math.sqrt(kappa / 2))
