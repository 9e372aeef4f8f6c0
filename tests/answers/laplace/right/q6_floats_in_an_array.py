# By floats in an array.
def people_needed(bound, epsilon, error):
    central = np.sqrt(2) * bound / (epsilon * error)
    return np.maximum(1, np.ceil([central, central**2]))
