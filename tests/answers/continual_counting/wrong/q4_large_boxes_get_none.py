# Wrong for stream = (1, 0) * 20: boxes of more than 16 steps have no noise, for they are "large enough to hide one event".
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        noise = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + (noise if b <= 16 else 0))
    return answers[1:]
