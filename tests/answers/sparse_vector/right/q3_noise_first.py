# Draws the noise of all questions at once.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(0, 1 / (share * epsilon))
    noise = rng.laplace(0, 2 * answers / ((1 - share) * epsilon), len(values))
    said, left = [], answers
    for value, z in zip(values, noise.tolist()):
        if not left:
            break
        said.append(value + z >= limit)
        left -= said[-1]
    return said
