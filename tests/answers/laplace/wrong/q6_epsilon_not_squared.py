# Forgets to square ε in the local model.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(central), math.ceil(2 * bound**2 / (epsilon * error**2))
