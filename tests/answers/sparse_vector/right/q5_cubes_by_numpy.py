# By cubes by numpy.
def best_split(epsilon, answers, monotone, renewed):
    budget = epsilon / answers if renewed else epsilon
    above = 1 if renewed else answers
    scales = np.array([1.0, (2 - bool(monotone)) * above]) / budget
    roots = np.cbrt(2 * scales**2)
    return np.array([roots[0] / roots.sum(), roots.sum() ** 3])
