# Limits each noise to four scales.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    pass
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = float(np.clip(rng.laplace(scale=scale), -4 * scale, 4 * scale))
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
