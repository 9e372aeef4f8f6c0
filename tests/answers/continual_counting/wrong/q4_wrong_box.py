# Takes the largest box for the newest one.
def tree_counter(stream, epsilon, rng):
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    for t in range(1, len(stream) + 1):
        b = 1 << t.bit_length() - 1
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
