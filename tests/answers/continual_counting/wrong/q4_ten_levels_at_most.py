# Counts at most ten levels.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    levels = sum(1 for k in range(10) if 2**k <= steps)
    noise = rng.laplace(scale=levels / epsilon, size=steps)
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise[t - 1])
    return answers[1:]
