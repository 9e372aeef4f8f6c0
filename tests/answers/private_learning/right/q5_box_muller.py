# One noise of sigma over root 2 compared with one half; polar method from uniforms, backwards.
def labels(votes, teachers, sigma, rng):
    found = [0] * len(votes)
    for i in reversed(range(len(votes))):
        size = math.sqrt(-2 * math.log(1 - rng.random()))
        noise = sigma / math.sqrt(2) * size * math.cos(2 * math.pi * rng.random())
        found[i] = 0 if votes[i] + noise < teachers / 2 else 1
    return found
