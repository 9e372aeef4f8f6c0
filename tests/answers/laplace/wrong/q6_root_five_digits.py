# The root of 2 is taken to be 1.41421: wrong for large local numbers.
def people_needed(bound, epsilon, error):
    limit = 1.41421 * bound / (epsilon * error)
    return math.ceil(limit), math.ceil(limit**2)
