# Counts the k up to 100001 that hold, in numpy log space.
def most_questions(epsilon, answers, distance, beta):
    k = np.arange(1, 100_003)
    logs = np.log1p(-np.exp(-distance * epsilon / 4)) + k * np.log1p(-np.exp(-distance * epsilon / (8 * answers)))
    return int(np.count_nonzero(logs >= np.log1p(-beta)))
