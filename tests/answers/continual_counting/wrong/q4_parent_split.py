# The noise of an odd step is used again with the other sign for the box that ends one step later.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    scale = steps.bit_length() / epsilon
    answers, z = [0.0], 0.0
    for t in range(1, steps + 1):
        z = rng.laplace(scale=scale) if t % 2 else -z
        answers.append(answers[t & (t - 1)] + sum(stream[t & (t - 1) : t]) + z)
    return answers[1:]
