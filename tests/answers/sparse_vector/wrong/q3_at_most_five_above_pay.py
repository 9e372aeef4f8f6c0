# Wrong for answers = 10, epsilon = 10: c is capped at 5 in the scale of the questions.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * min(answers, 5) / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
