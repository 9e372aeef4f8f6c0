# Noise as a random sign times an exponential by the inverse of its distribution, drawn from the last step to the first
def tree_counter(stream, epsilon, rng):
    T, levels = len(stream), 0
    while 1 << levels <= T:
        levels += 1
    noise = [0.0] * (T + 1)
    for t in range(T, 0, -1):
        size = -math.log1p(-rng.random()) * levels / epsilon
        noise[t] = size if rng.integers(2) else -size
    answers = []
    for t, true in enumerate(itertools.accumulate(stream), start=1):
        while t:
            true, t = true + noise[t], t & (t - 1)
        answers.append(true)
    return answers
