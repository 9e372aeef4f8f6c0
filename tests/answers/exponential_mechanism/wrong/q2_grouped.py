# Draws how often each candidate is picked, and lists the picks candidate by candidate.
def pick(utilities, epsilon, sensitivity, draws, rng):
    u = np.array(utilities, dtype=float)
    w = np.exp(epsilon * (u - u.max()) / (2 * sensitivity))
    out = []
    for a, n in enumerate(rng.multinomial(draws, w / w.sum())):
        out += [a] * int(n)
    return out
