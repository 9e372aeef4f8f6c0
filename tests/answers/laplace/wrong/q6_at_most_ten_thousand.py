# Gives up at ten thousand people.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return min(10_000, math.ceil(central)), min(10_000, math.ceil(central**2))
