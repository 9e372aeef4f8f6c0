# Returns 1 at once if the error allowed is as large as any value.
def people_needed(bound, epsilon, error):
    if error >= bound:
        return 1, 1
    r = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(r), math.ceil(r**2)
