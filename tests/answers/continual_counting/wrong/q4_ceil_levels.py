# Lengths that are no power of two: one level too many.
def tree_counter(stream, epsilon, rng):
    scale = (math.ceil(math.log2(len(stream))) + 1) / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
