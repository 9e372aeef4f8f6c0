# The same stairs for every factor, those of the largest one; arrays, alarm last.
def two_steps(kappa, factor):
    u0 = kappa / 4
    u1 = u0 * math.exp(-4)
    u2 = u1 * math.exp(-kappa / u1)
    rows = np.array([u0, u1, u2])
    return np.column_stack([1 - rows, rows])
