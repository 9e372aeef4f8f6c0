# The counter as a stream machine: a partial sum and a noisy one for each level, draws by a uniform number.
def tree_counter(stream, epsilon, rng):
    levels = len(bin(len(stream))) - 2
    scale = levels / float(epsilon)
    alpha, noisy, answers = [0] * levels, [0.0] * levels, []
    for t, event in enumerate(stream, start=1):
        i = 0
        while not t >> i & 1:
            i += 1
        alpha[i] = sum(alpha[:i]) + event
        for j in range(i):
            alpha[j], noisy[j] = 0, 0.0
        size = -math.log(1.0 - rng.random()) * scale
        noisy[i] = alpha[i] + (size if rng.integers(2) else -size)
        answers.append(math.fsum(noisy[j] for j in range(levels) if t >> j & 1))
    return answers
