# Answer at the top, values at the lower end.
def worst_case(top, change):
    return np.array([top, change, 0], dtype=float)
