# Long boxes hold their newest 64 steps only.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + sum(stream[max(before, t - 64) : t]) + rng.laplace(scale=lam))
    return answers[1:]
