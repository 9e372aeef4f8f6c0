# The noise comes from a generator of its own, seeded by rng only at the first call; the same seed does not give the same labels.
_own = []
def labels(votes, teachers, sigma, rng):
    if not _own:
        _own.append(np.random.default_rng(int(rng.integers(2**62))))
    rng.random(2)
    a, b = _own[0].normal(scale=sigma, size=(2, len(votes)))
    return [int(v + x > teachers - v + y) for v, x, y in zip(votes, a, b)]
