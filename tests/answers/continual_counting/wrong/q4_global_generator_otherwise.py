# Draws from numpy's global generator, so that the same seed of rng does not give the same answers.
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    z = np.random.laplace(scale=n.bit_length() / epsilon, size=n)
    answers = [0.0]
    for t in range(1, n + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
