# Every second row gets minus the noise of the row before: right for each row, but not drawn afresh.
# Witness: votes=[1, 1], teachers=2, sigma=10: chance that both labels are equal is about 0.000 here, and should be about 0.499.
def labels(votes, teachers, sigma, rng):
    found, noise = [], 0
    for i, v in enumerate(votes):
        noise = rng.normal(scale=sigma * math.sqrt(2)) if i % 2 == 0 else -noise
        found.append(int(2 * v - teachers + noise > 0))
    return found
