# Only the last 20 answers are searched for above, so a long session does not end. Input: values 1000 at places 0, 30, 60, else -1000 (100 of them), threshold 0, answers = 3, epsilon = 100: 61 answers are due.
def sparse_vector(values, threshold, epsilon, share, answers, rng):
    limit = threshold + rng.laplace(scale=1 / (share * epsilon))
    said = []
    for value in values:
        said.append(bool(value + rng.laplace(scale=2 * answers / ((1 - share) * epsilon)) >= limit))
        if (said[-20:] if answers <= 20 else said).count(True) == answers:
            break
    return said
