# As an array.
def interval(yes, n, p, z):
    answers = np.array([1] * yes + [0] * (n - yes))
    return (answers.mean() - p + np.array([-z, z]) * answers.std() / np.sqrt(n)) / (1 - 2 * p)
