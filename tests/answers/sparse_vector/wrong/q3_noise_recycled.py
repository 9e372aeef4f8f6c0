# Only 50 noises are drawn for the questions and used again. Law: 100 equal values at the threshold: answers 1 and 51 always agree.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    noise = rng.laplace(scale=2 * answers / ((1 - share) * epsilon), size=50)
    said = []
    for i, value in enumerate(values):
        said.append(bool(value + noise[i % 50] >= limit))
        if sum(said) == answers:
            break
    return said
