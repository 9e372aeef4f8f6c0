# Rounds the answers to one decimal place.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    pass
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return [round(a, 1) for a in answers[1:]]
