# Returns an array of rows.
def two_steps(kappa, factor):
    length = 1 + np.log(factor)
    u = kappa / length * np.array([1.0, np.exp(-length), np.exp(-length - length * np.exp(length))])
    return np.column_stack([u, 1 - u])
