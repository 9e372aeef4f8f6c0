# Rounds to the nearest.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return max(1, round(central)), max(1, round(central**2))
