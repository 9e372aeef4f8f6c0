# Noise is drawn again until it is within 2.5 scales: the tails are cut. Law: values [22], threshold 0, epsilon 1, share 1/2: never below.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    def noise(scale):
        while True:
            drawn = rng.laplace(scale=scale)
            if abs(drawn) <= 2.5 * scale:
                return drawn

    limit = threshold + noise(1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + noise(2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
