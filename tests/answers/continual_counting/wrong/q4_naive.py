# Adds fresh noise to each answer: the naive counter at a scale that is too small.
def tree_counter(stream, epsilon, rng):
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(sum(stream[:t]) + rng.laplace(scale=scale))
    return answers[1:]
