# The noise is inverted from one of 200 equally likely quantiles: a grid, and no tail. Input: any stream.
def tree_counter(stream, epsilon, rng):
    scale = len(stream).bit_length() / epsilon
    answers = [0.0]
    for t in range(1, len(stream) + 1):
        b = t & -t
        u = (rng.integers(200) + 0.5) / 200 - 0.5
        z = -scale * math.copysign(math.log(1 - 2 * abs(u)), u)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
