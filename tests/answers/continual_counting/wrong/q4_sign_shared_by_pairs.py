# Magnitudes are fresh, but one sign is drawn for two steps that follow each other, so their noises are dependent. Input: any stream of 2 steps.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers, sign = [0.0], 1
    for t in range(1, len(stream) + 1):
        b = t & -t
        if t % 2:
            sign = rng.choice((-1, 1))
        z = sign * rng.exponential(scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
