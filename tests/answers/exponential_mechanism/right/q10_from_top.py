# The answer at the top, the values at 0, as an array.
def worst_case(top, change):
    return np.array([top, 0.0, change], dtype=float)
