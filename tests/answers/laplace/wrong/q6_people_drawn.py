# Adds the largest spread of drawing the people.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(central), math.ceil((2 * (bound / epsilon) ** 2 + bound**2 / 4) / error**2)
