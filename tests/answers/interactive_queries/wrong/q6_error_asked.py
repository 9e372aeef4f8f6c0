# Takes the error that was asked for, not the one reached.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, 2 / error**2
