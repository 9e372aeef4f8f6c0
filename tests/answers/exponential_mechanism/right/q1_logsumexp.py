# Log-sum-exp with numpy
def pick_probabilities(utilities, epsilon, sensitivity):
    s = np.array([float(u) for u in utilities]) * float(epsilon) / (2 * float(sensitivity))
    return np.exp(s - np.logaddexp.reduce(s)).tolist()
