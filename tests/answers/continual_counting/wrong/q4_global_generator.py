# Draws from numpy's global generator, so the same seed does not give the same answers
# Witness: are answers with the same seed the same?; tree_counter((1, 0), 1.0, np.random.default_rng(7)) == tree_counter((1, 0), 1.0, np.random.default_rng(7)) gives False, right is True
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + np.random.laplace(scale=scale))
    return answers[1:]
