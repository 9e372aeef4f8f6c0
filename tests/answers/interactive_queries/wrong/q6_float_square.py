# Returns the square as a float.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, float(times * epsilon**2)
