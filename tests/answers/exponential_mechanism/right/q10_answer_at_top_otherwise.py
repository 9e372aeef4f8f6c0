# The mirror image, and the farther value last.
def worst_case(top, change):
    return np.array([float(top), float(change), 0.0])
