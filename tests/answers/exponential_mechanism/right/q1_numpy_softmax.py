# A softmax with numpy, returned as an array.
def pick_probabilities(utilities, epsilon, sensitivity):
    z = np.array(utilities, dtype=float) * (float(epsilon) / (2 * float(sensitivity)))
    z -= z.max()
    np.exp(z, out=z)
    return z / z.sum()
