# Boxes of more than a hundred steps get no noise.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + sum(stream[before:t]) + (rng.laplace(scale=lam) if t - before <= 100 else 0.0))
    return answers[1:]
