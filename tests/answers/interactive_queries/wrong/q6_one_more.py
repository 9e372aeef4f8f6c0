# Takes one answer more even if it is just enough.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = math.floor(2 / (epsilon * error) ** 2) + 1
    return times, times * epsilon**2
