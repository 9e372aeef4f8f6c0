# Boxes of 64 and more steps have no noise.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(
            answers[t - b] + sum(stream[t - b : t]) + (rng.laplace(scale=scale) if b < 64 else 0.0)
        )
    return answers[1:]
