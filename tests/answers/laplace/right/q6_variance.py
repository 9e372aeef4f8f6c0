# Solves for the variance.
def people_needed(bound, epsilon, error):
    variance = 2 * (bound / epsilon) ** 2
    return math.ceil(math.sqrt(variance) / error), math.ceil(variance / error**2)
