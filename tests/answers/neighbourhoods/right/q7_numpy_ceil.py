# Right: numpy ceil
def people_needed(attributes, epsilon, error):
    odds = np.exp(-np.float64(epsilon) / attributes)
    return np.ceil(odds / np.square((1 - odds) * float(error)))
