# By array of all powers.
def most_questions(epsilon, answers, distance, beta):
    k = np.arange(1, 1500)
    scales = np.array([2 / epsilon, 4 * answers / epsilon])
    once, each = 1 - np.exp(-distance / 2 / scales)
    return np.count_nonzero(once * each**k >= 1 - beta)
