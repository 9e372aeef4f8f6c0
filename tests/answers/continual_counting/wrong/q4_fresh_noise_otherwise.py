# Draws the noise of a box anew whenever it is used.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    scale = steps.bit_length() / epsilon
    answers = []
    for t in range(1, steps + 1):
        answers.append(sum(stream[:t]) + sum(rng.laplace(scale=scale) for _ in range(t.bit_count())))
    return answers
