# Wrong for values = [7, 7]: a question of the same value gets the same noise again, if it is above 0.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said, noise = [], {}
    for value in values:
        fresh = rng.laplace(scale=2 * answers / ((1 - share) * epsilon))
        nu = noise.setdefault(value, fresh) if value else fresh
        said.append(bool(value + nu >= limit))
        if sum(said) == answers:
            break
    return said
