# Noise is drawn again whenever a box is used.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(
            sum(stream[:t]) + sum(rng.laplace(scale=scale) for _ in range(bin(t).count("1")))
        )
    return answers[1:]
