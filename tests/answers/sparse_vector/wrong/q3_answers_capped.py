# The scale of the questions counts at most ten answers.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    first = 1 / (share * epsilon)
    second = 2 * min(answers, 10) / ((1 - share) * epsilon)
    limit = threshold + rng.laplace(scale=first)
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=second) >= limit))
        if sum(said) == answers:
            break
    return said
