# Log-sum-exp with numpy.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.array([float(u) for u in utilities]) * (float(epsilon) / 2.0 / float(sensitivity))
    scores -= scores.max()
    return np.exp(scores - np.logaddexp.reduce(scores)).tolist()
