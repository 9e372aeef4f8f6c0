# The absent choose one of three outputs at random; a 0 prefers the first and a 1 the second by the factor e^eps.
def variant(epsilon):
    t = math.exp(epsilon)
    s = t + 2
    return np.array([[1 / 3, 1 / 3, 1 / 3], [t / s, 1 / s, 1 / s], [1 / s, t / s, 1 / s]])
