# Four events or none in a box of four: draws a smaller noise, the middle of three, for a box that is sure.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    pass
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        if b == 4 and sum(stream[t - b : t]) in (0, 4):
            z = sorted([z, *rng.laplace(scale=scale, size=2)])[1]
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
