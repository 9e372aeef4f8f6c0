# Sums a box of 16 from its later half only.
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    z = rng.laplace(scale=n.bit_length() / epsilon, size=n)
    answers = [0.0]
    for t in range(1, n + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[max(t - b, t - 8) : t]) + z[t - 1])
    return answers[1:]
