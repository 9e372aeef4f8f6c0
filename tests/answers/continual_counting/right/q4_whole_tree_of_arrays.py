# Noise for all boxes that fit, an array for each level (also boxes that no prefix uses); numpy, returns an array.
def tree_counter(stream, epsilon, rng):
    x = np.asarray(stream, dtype=float)
    steps = len(x)
    sums = [x]
    while len(sums[-1]) >= 2:
        last = sums[-1][: len(sums[-1]) // 2 * 2]
        sums.append(last.reshape(-1, 2).sum(axis=1))
    noisy = [level + rng.laplace(0, len(sums) / epsilon, size=len(level)) for level in sums]
    t = np.arange(1, steps + 1)
    answers = np.zeros(steps)
    for k, level in enumerate(noisy):
        has = (t >> k) & 1 == 1
        answers[has] += level[(t[has] >> k) - 1]
    return answers
