# Takes the squared scale for the variance.
def patience(epsilon, error):
    times = math.ceil(1 / (epsilon * error) ** 2)
    return times, times * epsilon**2
