# Another way: numpy.
def slopes(utilities, sensitivity):
    u = np.array(utilities, dtype=float)
    return (u - u.mean()) / (2 * sensitivity * u.size)
