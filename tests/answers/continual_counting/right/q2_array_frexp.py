# Frexp gives the number of levels; an array is returned.
def scales(steps, epsilon):
    return np.array([steps, 1, math.frexp(steps)[1]], dtype=float) / float(epsilon)
