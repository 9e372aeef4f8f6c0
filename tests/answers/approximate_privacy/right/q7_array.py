# An array of fractions.
def counterexample(factor, delta):
    lie = (1 - delta) / (1 + factor)
    return np.array([[1 - lie, lie], [lie, 1 - lie]])
