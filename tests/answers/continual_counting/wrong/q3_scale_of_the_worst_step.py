# The tree's scale is made for the worst step 2**m - 1, not for T, if T is little beyond it. Input: steps 16.
def worst_variances(steps, epsilon):
    ones = (steps + 1).bit_length() - 1
    worst = 2**ones - 1
    near = steps > 8 and steps < 65536 and steps - worst < worst / 4
    levels = (worst if near else steps).bit_length()
    return 2 * (steps / epsilon) ** 2, 2 * steps / epsilon**2, 2 * (levels / epsilon) ** 2 * ones
