# Wrong for stream = (1, 0, 1), epsilon = 1: answers are kept in single precision, which rounds them to 24 binary digits.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = np.zeros(len(stream) + 1, dtype=np.float32)
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers[t] = answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale)
    return answers[1:]
