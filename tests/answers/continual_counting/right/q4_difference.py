# As a difference of two exponential numbers, for all boxes at once.
def tree_counter(stream, epsilon, rng):
    T = len(stream)
    one, two = rng.exponential(T.bit_length() / epsilon, size=(2, T))
    noise, sums = one - two, np.concatenate([[0], np.cumsum(stream)])
    answers = np.zeros(T + 1)
    for t in range(1, T + 1):
        s = t - (t & -t)
        answers[t] = answers[s] + sums[t] - sums[s] + noise[t - 1]
    return list(answers[1:])
