# 16 noises are drawn and used in a circle, so that question 17 has the noise of question 1. Law: equal values repeat with period 16.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noises = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=16)
    said = []
    for i, value in enumerate(values):
        said.append(bool(value + noises[i % 16] >= limit))
        if sum(said) == answers:
            break
    return said
