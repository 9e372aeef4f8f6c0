# Rounds epsilon up to a whole number.
def worst_variances(steps, epsilon):
    e = math.ceil(epsilon)
    levels, most = steps.bit_length(), (steps + 1).bit_length() - 1
    return 2 * (steps / e) ** 2, 2 * steps / e**2, 2 * most * (levels / e) ** 2
