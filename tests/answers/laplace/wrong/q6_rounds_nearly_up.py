# Adds 0.45 and rounds to the nearest, which rounds down if just above a whole number.
def people_needed(bound, epsilon, error):
    r = math.sqrt(2) * bound / (epsilon * error)
    return round(r + 0.45), round(r**2 + 0.45)
