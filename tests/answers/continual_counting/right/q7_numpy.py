# Numpy's functions.
def naive_accuracy(steps, epsilon, chance):
    each = np.power(chance, 1 / steps)
    return float(np.log1p(-each) * -steps / epsilon)
