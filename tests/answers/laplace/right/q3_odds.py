# By an area hyperbolic tangent.
def promise(sensitivity, epsilon, chance):
    scale = float(sensitivity) / float(epsilon)
    c = float(chance)
    return np.array([scale, np.sqrt(2 * scale**2), 2 * scale * np.arctanh(c / (2 - c))])
