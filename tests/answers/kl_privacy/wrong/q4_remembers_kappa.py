# Remembers the bounds of an n from call to call.
def distances(epsilon, n, known={}):
    if n not in known:
        kappa = epsilon * math.tanh(epsilon / 2)
        known[n] = math.tanh(n * epsilon / 2), min(1, math.sqrt(n * kappa / 2))
    return known[n]
