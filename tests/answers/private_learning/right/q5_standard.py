# Standard normal noise, scaled.
def labels(votes, teachers, sigma, rng):
    noise = sigma * rng.standard_normal((2, len(votes)))
    return tuple(
        int(v + one >= teachers - v + zero) for v, one, zero in zip(votes, noise[0], noise[1])
    )
