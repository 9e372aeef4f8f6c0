# The secret noise on the threshold is drawn anew after every 25 questions. Law: long sessions with a large rho.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    said = []
    for i, value in enumerate(values):
        if i % 25 == 0:
            limit = threshold + rng.laplace(scale=1 / (share * epsilon))
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if sum(said) == answers:
            break
    return said
