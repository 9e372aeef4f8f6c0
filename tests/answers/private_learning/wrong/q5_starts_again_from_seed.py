# The same seed is thought to mean that each call begins again from the seed: later calls repeat the noise of the first.
# Witness: votes=[1]*50, teachers=2, sigma=10, twice with one generator: chance that both calls give the same 50 labels is about 1.000 here, and should be about 0.000.
def labels(votes, teachers, sigma, rng):
    own = np.random.default_rng(rng.bit_generator.seed_seq)
    noise = own.normal(scale=sigma, size=(len(votes), 2))
    return [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, noise)]
