# Divides the standard deviation by T.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = math.ceil(math.sqrt(2) / (epsilon * error))
    return times, times * epsilon**2
