# Adds no noise where ε is above fifty.
def tree_counter(stream, epsilon, rng):
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(
            answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale) * (epsilon <= 50)
        )
    return answers[1:]
