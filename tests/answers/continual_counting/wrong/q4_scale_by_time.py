# The scale is that of the levels up to now, not up to T.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(
            answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=t.bit_length() / epsilon)
        )
    return answers[1:]
