# Draws a pool of 1024 noises and begins again when it is used up.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    pool = rng.laplace(scale=steps.bit_length() / epsilon, size=min(steps, 1024))
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + pool[t % len(pool)])
    return answers[1:]
