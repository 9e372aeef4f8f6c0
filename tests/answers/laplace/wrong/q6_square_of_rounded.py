# Squares the rounded central number.
def people_needed(bound, epsilon, error):
    central = math.sqrt(2) * bound / (epsilon * error)
    n = math.ceil(central)
    return n, n**2
