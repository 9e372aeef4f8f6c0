# Draws noise beyond four scales again, as an outlier.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    scale = steps.bit_length() / epsilon
    noise = rng.laplace(scale=scale, size=steps)
    while (far := np.abs(noise) > 4 * scale).any():
        noise[far] = rng.laplace(scale=scale, size=int(far.sum()))
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
