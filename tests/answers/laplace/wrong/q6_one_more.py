# Always takes one person more.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return int(central) + 2, int(central**2) + 2
