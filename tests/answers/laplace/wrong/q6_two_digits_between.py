# Keeps two digits of the central number before it is squared.
def people_needed(bound, epsilon, error):
    r = round(math.sqrt(2) * bound / (epsilon * error), 2)
    return math.ceil(r), math.ceil(r**2)
