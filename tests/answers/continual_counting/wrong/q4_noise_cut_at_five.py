# Noise beyond five scales is cut off, which 0.7 % of all draws are
# Witness: are any of 10000 errors of (0,) beyond five scales? 67 should be; float(np.max(np.abs([tree_counter((0,), 1.0, r)[0] for r in [np.random.default_rng(1)] for _ in range(10000)])) > 5.0) gives 0.0, right is 1.0
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + min(max(rng.laplace(scale=scale), -5 * scale), 5 * scale))
    return answers[1:]
