# Array reversed.
def worst_case(top, change):
    return np.array([0.0, float(top), float(top) - float(change)])
