# The number is computed in floats before it is rounded up, so that exactly enough becomes one more.
def patience(epsilon, error):
    times = math.ceil(2 / float(epsilon) ** 2 / float(error) ** 2)
    return times, times * epsilon**2
