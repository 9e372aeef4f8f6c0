# Compares the variance with the error.
def people_needed(bound, epsilon, error):
    v = 2 * (bound / epsilon) ** 2 / error
    return math.ceil(math.sqrt(v)), math.ceil(v)
