# Computed in float32: wrong for large local numbers.
def people_needed(bound, epsilon, error):
    limit = np.float32(math.sqrt(2)) * np.float32(bound) / (np.float32(epsilon) * np.float32(error))
    return int(np.ceil(limit)), int(np.ceil(limit * limit))
