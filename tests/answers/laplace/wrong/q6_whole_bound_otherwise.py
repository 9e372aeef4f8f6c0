# Takes the bound for a whole number.
def people_needed(bound, epsilon, error):
    x = int(bound) / (epsilon * error)
    return math.ceil(math.sqrt(2) * x), math.ceil(2 * x * x)
