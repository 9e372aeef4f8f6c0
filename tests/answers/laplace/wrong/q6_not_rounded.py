# Does not round at all.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return max(1, central), max(1, central**2)
