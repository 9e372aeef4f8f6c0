# Rounds down, but not to nothing.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = max(1, math.floor(2 / (epsilon * error) ** 2))
    return times, times * epsilon**2
