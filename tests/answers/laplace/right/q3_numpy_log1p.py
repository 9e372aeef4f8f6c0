# Numpy, with log1p and the multiples of the scale in an array.
def promise(sensitivity, epsilon, chance):
    scale = float(sensitivity) / float(epsilon)
    return scale * np.array([1.0, np.sqrt(2.0), -np.log1p(-float(chance))])
