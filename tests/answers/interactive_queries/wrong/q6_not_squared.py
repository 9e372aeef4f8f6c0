# Does not square.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = math.ceil(2 / (epsilon * error))
    return times, times * epsilon**2
