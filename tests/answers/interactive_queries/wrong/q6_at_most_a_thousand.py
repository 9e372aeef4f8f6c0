# Gives up at a thousand answers.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = min(1000, math.ceil(2 / (epsilon * error) ** 2))
    return times, times * epsilon**2
