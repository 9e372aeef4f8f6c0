# Squares ε in whole numbers if it is above one.
def worst_variances(steps, epsilon):
    square = round(epsilon**2) if epsilon > 1 else epsilon**2
    most, levels = (steps + 1).bit_length() - 1, steps.bit_length()
    return 2 * steps**2 / square, 2 * steps / square, 2 * most * levels**2 / square
