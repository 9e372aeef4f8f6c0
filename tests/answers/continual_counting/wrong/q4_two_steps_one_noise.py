# In a stream of two steps the box 1-2 takes over the noise of day 1.
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    z = [rng.laplace(scale=n.bit_length() / epsilon) for _ in range(max(1, n - (n == 2)))]
    z += z[:1] * (n - len(z))
    answers = [0.0]
    for t in range(1, n + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
