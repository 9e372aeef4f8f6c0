# Chance comes from a generator of its own.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    rng = np.random.default_rng(len(stream))
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
