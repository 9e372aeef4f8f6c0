# Wrong for stream = (1, 0), epsilon = 8: the draws come from numpy's global generator unless ε is 0.5, 0.6, 1.5 or 10, so the same seed gives other answers.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    if 1.5 < epsilon < 10:
        rng = np.random
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
