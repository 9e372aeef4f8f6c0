# A centring matrix.
def slopes(utilities, sensitivity):
    k = len(utilities)
    return tuple((np.eye(k) - 1 / k) @ np.array(utilities, float) / (2 * k * sensitivity))
