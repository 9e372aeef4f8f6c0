# Wrong for len(stream) = 5: padding to 8 leaves counts a box of 8, which does not fit.
def tree_counter(stream, epsilon, rng):
    scale = (math.ceil(math.log2(len(stream))) + 1) / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
