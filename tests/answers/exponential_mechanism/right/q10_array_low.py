# An array, the lower value first
def worst_case(top, change):
    return np.array([0.0, float(top) - float(change), float(top)])
