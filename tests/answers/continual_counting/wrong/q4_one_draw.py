# Uses one draw for all boxes.
def tree_counter(stream, epsilon, rng):
    scale, answers = len(stream).bit_length() / epsilon, [0.0]
    z = rng.laplace(scale=scale)
    for t in range(1, len(stream) + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
