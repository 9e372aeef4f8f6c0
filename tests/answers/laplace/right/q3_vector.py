# A numpy vector times the scale.
def promise(sensitivity, epsilon, chance):
    return np.array([1.0, np.sqrt(2.0), np.log(1.0 / (1.0 - float(chance)))]) * (float(sensitivity) / float(epsilon))
