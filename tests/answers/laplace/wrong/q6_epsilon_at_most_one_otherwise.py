# An epsilon above 1 is taken for 1.
def people_needed(bound, epsilon, error):
    x = bound / (min(epsilon, 1) * error)
    return math.ceil(math.sqrt(2) * x), math.ceil(2 * x * x)
