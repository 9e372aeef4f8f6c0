# For errors below 1 does not square the error, thinking of it as a variance.
def people_needed(bound, epsilon, error):
    variance = error if error < 1 else error**2
    q = 2 * (bound / epsilon) ** 2 / variance
    return math.ceil(math.sqrt(q)), math.ceil(q)
