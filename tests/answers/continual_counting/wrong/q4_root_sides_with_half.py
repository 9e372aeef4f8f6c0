# The box 1-16 errs to the same side as its first half, the box 1-8.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    z8 = 0
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        if t == 8:
            z8 = z
        if t == 16:
            z = math.copysign(z, z8)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
