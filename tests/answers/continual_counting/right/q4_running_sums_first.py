# Box sums from running sums, all noise in one array.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    answers = [0.0]
    sums = [0, *itertools.accumulate(stream)]
    noise = rng.laplace(scale=lam, size=len(stream))
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + sums[t] - sums[before] + noise[t - 1])
    return answers[1:]
