# As an array.
def worst_case(top, change):

    return np.array([top, change, 0.0])
