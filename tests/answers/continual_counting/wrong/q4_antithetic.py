# Every second noise is minus the one before: not independent.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers, noise = [0.0], rng.laplace(scale=scale, size=len(stream))
    noise[1::2] = -noise[: 2 * (len(stream) // 2) : 2]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
