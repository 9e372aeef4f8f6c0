# The noise of row i + 1 is that of row i with the other sign for even i: each row has the right law, two rows together do not.
def labels(votes, teachers, sigma, rng):
    said = []
    for i, v in enumerate(votes):
        if i % 2 == 0:
            noise = rng.normal(scale=sigma * 2**0.5)
        else:
            noise = -noise
        said.append(int(2 * v - teachers + noise > 0))
    return said
