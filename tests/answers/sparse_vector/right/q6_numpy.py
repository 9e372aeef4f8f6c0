# With numpy, and a numpy number.
def most_questions(epsilon, answers, distance, beta):
    half = distance / 2
    scales = np.array([2 / epsilon, 4 * answers / epsilon])
    once, each = np.log1p(-np.exp(-half / scales))
    return np.int64(max(0, np.floor((np.log1p(-beta) - once) / each)))
