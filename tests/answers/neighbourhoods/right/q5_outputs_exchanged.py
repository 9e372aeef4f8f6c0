# The absent answer like people with a 0, with the outputs exchanged, as an array.
def variant(epsilon):
    truth = 1 / (1 + np.exp(-epsilon))
    return np.array([[1 - truth, truth], [1 - truth, truth], [truth, 1 - truth]])
