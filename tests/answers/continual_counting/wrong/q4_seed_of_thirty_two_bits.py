# Wrong for stream = (1,), epsilon = 1: the generator is seeded by a draw of 2**32 values only, the task asks for 2**60.
def tree_counter(stream, epsilon, rng):
    mine = np.random.default_rng(int(rng.integers(2**32)))
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + mine.laplace(scale=scale))
    return answers[1:]
