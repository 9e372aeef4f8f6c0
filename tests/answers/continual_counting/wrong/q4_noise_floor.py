# The scale is never made smaller than 0.05
# Witness: mean size of the error of (0,) for epsilon = 100, which is the scale, 0.01; float(np.mean(np.abs([tree_counter((0,), 100.0, r)[0] for r in [np.random.default_rng(1)] for _ in range(2000)])).round(2)) gives 0.05, right is 0.01
def tree_counter(stream, epsilon, rng):
    scale = max(0.05, len(stream).bit_length() / epsilon)
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
