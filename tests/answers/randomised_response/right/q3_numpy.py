# Mean by numpy.
def estimate_rate(answers, p):
    return (np.mean(answers) - p) / (1 - 2 * p)
