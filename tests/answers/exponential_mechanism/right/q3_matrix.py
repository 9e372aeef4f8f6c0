# The derivative of softmax is a matrix: I/k - 1/k² at the uniform distribution.
def slopes(utilities, sensitivity):

    k = len(utilities)
    return (np.eye(k) / k - 1 / k**2) @ (np.array(utilities, dtype=float) / (2 * sensitivity))
