# A second generator is seeded with one of 1024 numbers, so there are only 1024 different noises for a stream. Input: any stream.
def tree_counter(stream, epsilon, rng):
    own = np.random.default_rng(int(rng.integers(1024)))
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + own.laplace(scale=scale))
    return answers[1:]
