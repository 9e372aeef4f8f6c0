# An error as large as the bound needs no more than one person.
def people_needed(bound, epsilon, error):
    if error >= bound:
        return 1, 1
    x = bound / (epsilon * error)
    return math.ceil(math.sqrt(2) * x), math.ceil(2 * x * x)
