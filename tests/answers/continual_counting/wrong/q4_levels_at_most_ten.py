# Counts at most ten levels, a thousand steps.
def tree_counter(stream, epsilon, rng):
    lam = min(len(stream).bit_length(), 10) / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + sum(stream[before:t]) + rng.laplace(scale=lam))
    return answers[1:]
