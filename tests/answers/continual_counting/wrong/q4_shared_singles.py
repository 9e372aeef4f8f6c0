# The single steps of the second half of a stream use the noise of the first half again.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    kept = {}
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        if b == 1:
            z = kept.setdefault(t % 8, z)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
