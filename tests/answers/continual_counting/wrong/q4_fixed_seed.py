# Sets a seed of its own.
def tree_counter(stream, epsilon, rng):
    rng = np.random.default_rng(7)
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
