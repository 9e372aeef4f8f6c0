# Another way: numpy log.
def promise(sensitivity, epsilon, chance):
    unit = np.array([1.0, np.sqrt(2.0), -np.log1p(-float(chance))])
    return unit * float(sensitivity) / float(epsilon)
