# Another way: ceil.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, times * epsilon**2
