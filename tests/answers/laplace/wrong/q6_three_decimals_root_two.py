# The root of 2 is 1.4142.
def people_needed(bound, epsilon, error):
    """The least n for this standard deviation of the noise: in the central, in the local model."""
    central = 1.4142 * bound / (epsilon * error)
    return math.ceil(central), math.ceil(2 * bound**2 / (epsilon * error) ** 2)
