# Counts the newest box twice.
def tree_counter(stream, epsilon, rng):
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + 2 * sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
