# Divides local noise by n.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return (math.ceil(central),) * 2
