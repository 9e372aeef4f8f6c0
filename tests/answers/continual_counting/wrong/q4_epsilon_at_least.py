# Takes epsilon below 1/4 for 1/4, since otherwise the noise is too large.
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    z = rng.laplace(scale=n.bit_length() / max(epsilon, 0.25), size=n)
    answers = [0.0]
    for t in range(1, n + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
