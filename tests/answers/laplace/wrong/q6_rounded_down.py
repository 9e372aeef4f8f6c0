# Rounds down.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return max(1, int(central)), max(1, int(central**2))
