# A stream of one step is published without noise.
def tree_counter(stream, epsilon, rng):
    levels = math.ceil(math.log2(len(stream) + 1)) if len(stream) > 1 else 0
    z = rng.laplace(scale=levels / epsilon, size=len(stream)) if levels else [0.0]
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
