# Numpy, and log1p.
def promise(sensitivity, epsilon, chance):
    scale = sensitivity / epsilon
    return np.array([scale, np.sqrt(2 * scale**2), -scale * np.log1p(-chance)])
