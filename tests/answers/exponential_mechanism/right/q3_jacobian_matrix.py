# By jacobian matrix.
def slopes(utilities, sensitivity):
    # softmax Jacobian at the uniform distribution: diag(p) - p pᵀ, times the scores
    k = len(utilities)
    p = np.full(k, 1 / k)
    jacobian = np.diag(p) - np.outer(p, p)
    return jacobian @ np.array(utilities, dtype=float) / (2 * sensitivity)
