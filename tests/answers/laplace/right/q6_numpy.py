# Both models at once, with numpy.
def people_needed(bound, epsilon, error):
    ratio = np.sqrt(2.0) * bound / (epsilon * error)
    return tuple(np.ceil([ratio, ratio**2]).astype(int))
