# A difference quotient at a small ε: close for small utilities, off for large ones.
def slopes(utilities, sensitivity):

    step = 1e-4
    k = len(utilities)
    z = step * (np.array(utilities, dtype=float) - max(utilities)) / (2 * sensitivity)
    return (np.exp(z) / np.exp(z).sum() - 1 / k) / step
