# Rounds up a float.
def patience(epsilon, error):
    times = math.ceil(2 / float(epsilon * error) ** 2)
    return times, times * epsilon**2
