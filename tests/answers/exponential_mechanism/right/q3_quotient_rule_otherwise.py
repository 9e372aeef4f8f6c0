# The quotient rule, by matrices.
def slopes(utilities, sensitivity):
    k = len(utilities)
    rates = np.asarray([float(u) / float(sensitivity) / 2 for u in utilities])
    return list((np.eye(k) / k - np.ones((k, k)) / k**2) @ rates)
