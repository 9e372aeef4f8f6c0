# Numpy ceil.
def people_needed(bound, epsilon, error):
    ratio = np.float64(bound) / np.float64(epsilon) / np.float64(error)
    limits = np.array([np.sqrt(2) * ratio, 2 * ratio**2])
    return tuple(int(v) for v in np.maximum(np.ceil(limits), 1))
