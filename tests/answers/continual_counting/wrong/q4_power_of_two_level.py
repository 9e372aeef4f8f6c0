# Wrong for len(stream) = 4 (powers of two above 1): ceil(log2 T) forgets the box of all.
def tree_counter(stream, epsilon, rng):
    scale = max(1, math.ceil(math.log2(len(stream)))) / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + rng.laplace(scale=scale))
    return answers[1:]
