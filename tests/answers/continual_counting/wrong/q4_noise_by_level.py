# Boxes of one level share one noise.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers, levels = [0.0], rng.laplace(scale=scale, size=20)
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + levels[b.bit_length() - 1])
    return answers[1:]
