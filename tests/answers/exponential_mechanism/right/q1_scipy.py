# With the softmax of scipy.
def pick_probabilities(utilities, epsilon, sensitivity):

    from scipy.special import softmax

    return softmax(np.array([float(u) for u in utilities]) * float(epsilon / (2 * sensitivity)))
