# Wrong at least two people, unless a single one is enough in both models.
def people_needed(bound, epsilon, error):
    limit = math.sqrt(2) * bound / (epsilon * error)
    central, local = math.ceil(limit), math.ceil(limit**2)
    return (central, local) if local == 1 else (max(central, 3), max(local, 3))
