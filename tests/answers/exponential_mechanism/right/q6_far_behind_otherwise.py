# Two candidates, one a thousand behind.
def convict(epsilon, loss):
    return np.array([-1000, 1]), np.array([-999, 0])
