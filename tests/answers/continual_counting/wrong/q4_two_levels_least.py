# Thinks that a tree has leaves and a root, so two levels at the least.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    scale = T.bit_length() / epsilon
    scale = max(2, T.bit_length()) / epsilon
    answers = [0.0]
    for t in range(1, T + 1):
        b = t & -t
        z = rng.laplace(scale=scale)
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z)
    return answers[1:]
