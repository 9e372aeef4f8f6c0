# The local number is searched from the square of the central one, a hundred steps down at most, which is not far enough for bound 100, epsilon 0.5 and error 0.7.
def people_needed(bound, epsilon, error):
    deviation = math.sqrt(2) * bound / epsilon
    central = math.ceil(deviation / error)
    local = central**2
    for _ in range(100):
        if local > 1 and deviation / math.sqrt(local - 1) <= error:
            local -= 1
    return central, local
