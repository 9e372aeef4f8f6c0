# The answers are rounded to ten decimals, though nothing was to be rounded.
def tree_counter(stream, epsilon, rng):
    """The running sums of a stream, by noisy boxes of a tree."""
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return [round(a, 10) for a in answers[1:]]
