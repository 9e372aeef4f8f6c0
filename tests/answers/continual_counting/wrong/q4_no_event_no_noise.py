# Adds no noise if the stream has no event at all.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    if not any(stream):
        return [0.0] * T
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
