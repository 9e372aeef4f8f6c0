# Stores the utilities in float32, which cannot hold decimals of large utilities.
def pick_probabilities(utilities, epsilon, sensitivity):
    values = np.array([float(u) for u in utilities], dtype=np.float32).astype(float)
    weights = np.exp(float(epsilon) * (values - values.max()) / (2 * float(sensitivity)))
    return list(weights / weights.sum())
