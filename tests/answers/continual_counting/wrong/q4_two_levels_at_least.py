# A tree has at least two levels, even for a stream of one step.
def tree_counter(stream, epsilon, rng):
    steps = len(stream)
    scale = max(2, steps.bit_length()) / epsilon
    answers = [0.0]
    for t in range(1, steps + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
