# By array other first.
def worst_case(top, change):
    return np.array([0.0, top - change, top])
