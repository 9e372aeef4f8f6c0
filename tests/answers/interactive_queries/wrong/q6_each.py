# Returns the squared ε of each answer.
def patience(epsilon, error):
    """How many noisy answers give this error, and the squared ε of one answer as good."""
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, epsilon**2
