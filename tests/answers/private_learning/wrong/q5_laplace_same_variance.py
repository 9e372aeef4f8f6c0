# Laplace noise of the same variance, not normal noise.
def labels(votes, teachers, sigma, rng):
    out = []
    for v in votes:
        a, b = rng.laplace(scale=sigma / 2**0.5, size=2)
        out.append(int(v + a > teachers - v + b))
    return out
