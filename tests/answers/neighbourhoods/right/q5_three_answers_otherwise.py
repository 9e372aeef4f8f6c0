# Right: three answers
def variant(epsilon):
    low, high = math.exp(-epsilon) / 3, (2 - math.exp(-epsilon)) / 3
    return np.array([[1 / 3, 1 / 3, 1 / 3], [high, low, 1 / 3], [low, 1 / 3, high]])
