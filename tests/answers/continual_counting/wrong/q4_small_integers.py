# Running sums in eight bits, which turn negative above 127.
def tree_counter(stream, epsilon, rng):
    lam = len(stream).bit_length() / epsilon
    answers = [0.0]
    sums = np.concatenate([[0], np.cumsum(np.array(stream), dtype=np.int8)])
    for t in range(1, len(stream) + 1):
        before = t & (t - 1)
        answers.append(answers[before] + int(sums[t] - sums[before]) + rng.laplace(scale=lam))
    return answers[1:]
