# A scale below 1 counts as enough for anybody: (1, 2, 0.1).
def people_needed(bound, epsilon, error):
    if bound / epsilon < 1:
        return 1, 1
    limit = math.sqrt(2) * bound / (epsilon * error)
    return math.ceil(limit), math.ceil(limit**2)
