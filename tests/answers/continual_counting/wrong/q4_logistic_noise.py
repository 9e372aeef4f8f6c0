# Logistic noise with the variance of the Laplace noise: right spread, wrong shape. Input: any stream.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        noise = rng.logistic(scale=scale * math.sqrt(6) / math.pi)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + noise)
    return answers[1:]
