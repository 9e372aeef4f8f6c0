# In a stream whose length is odd the newest box gets minus the noise of the first.
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    z = rng.laplace(scale=n.bit_length() / epsilon, size=n)
    if n > 3 and n % 2:
        z[-1] = -z[0]
    answers = [0.0]
    for t in range(1, n + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
