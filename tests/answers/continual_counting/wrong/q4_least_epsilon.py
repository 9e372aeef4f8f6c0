# Takes an epsilon below 1/2 for 1/2.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    scale = T.bit_length() / max(epsilon, 0.5)
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
