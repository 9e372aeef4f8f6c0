# Another way: ceil both.
def people_needed(bound, epsilon, error):
    limit = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(limit), math.ceil(2 * bound**2 / (epsilon * error) ** 2)
