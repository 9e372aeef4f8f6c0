# Computes with floats of single precision, too coarse for millions of people.
def people_needed(bound, epsilon, error):
    r = np.sqrt(np.float32(2)) * np.float32(bound) / (np.float32(epsilon) * np.float32(error))
    return int(np.ceil(r)), int(np.ceil(r * r))
