# Off by one in the table of levels from five to seven steps: a box of 8 is counted that does not fit.
def tree_counter(stream, epsilon, rng):
    n = len(stream)
    levels = 1 + sum(n >= limit for limit in (2, 4, 5, 16))
    z = rng.laplace(scale=levels / epsilon, size=n)
    answers = [0.0]
    for t in range(1, n + 1):
        b = t & -t
        answers.append(answers[t - b] + sum(stream[t - b : t]) + z[t - 1])
    return answers[1:]
