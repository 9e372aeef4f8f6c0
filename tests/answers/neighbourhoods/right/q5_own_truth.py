# Another way: own truth.
def variant(epsilon):
    rows = np.ones((3, 3)) + (math.exp(epsilon) - 1) * np.eye(3)
    return rows / rows.sum(axis=1, keepdims=True)
