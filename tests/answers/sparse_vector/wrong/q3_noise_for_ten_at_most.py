# The noise on a question grows only up to 10 answers. Law: answers = 50.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    scale = 2 * min(answers, 10) / ((1 - share) * epsilon)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=scale) >= limit))
        if sum(said) == answers:
            break
    return said
