# Lengths of 2^k - 1 and others: levels are not rounded down.
def tree_counter(stream, epsilon, rng):
    scale = (math.log2(len(stream)) + 1) / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
