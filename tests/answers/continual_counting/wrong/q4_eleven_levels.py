# Wrong for len(stream) = 2048: boxes of 2048 are a twelfth level, and the scale counts eleven.
def tree_counter(stream, epsilon, rng):
    levels = len([k for k in range(11) if 2**k <= len(stream)])
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(
            answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=levels / epsilon)
        )
    return answers[1:]
