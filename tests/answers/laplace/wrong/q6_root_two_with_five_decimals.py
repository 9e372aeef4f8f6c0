# Wrong for many people: the root of 2 is taken to be 1.41421, and its square not 2.
def people_needed(bound, epsilon, error):
    n = 1.41421 * bound / (epsilon * error)
    return math.ceil(n), math.ceil(n * n)
