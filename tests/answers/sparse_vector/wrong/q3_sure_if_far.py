# Values further from the threshold than twice both scales are answered without noise.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * answers / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        noise = rng.laplace(scale=second)
        if abs(value - threshold) > 2 * (first + second):
            said.append(value > threshold)
        else:
            said.append(bool(value + noise >= limit))
        if sum(said) == answers:
            break
    return said
