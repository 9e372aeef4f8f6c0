# Difference of two exponentials, drawn in advance and in reverse order
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    scale = (int(math.log2(n)) + 1) / float(epsilon)
    z = (rng.exponential(scale, n) - rng.exponential(scale, n))[::-1]
    answers = np.zeros(n + 1)
    for t in range(1, n + 1):
        before = t & (t - 1)
        answers[t] = answers[before] + sum(stream[before:t]) + z[t - 1]
    return answers[1:]
