# By logaddexp array.
def pick_probabilities(utilities, epsilon, sensitivity):
    scores = np.asarray(utilities, dtype=np.longdouble) * epsilon / (2 * sensitivity)
    return np.exp(scores - np.logaddexp.reduce(scores)).astype(float)
