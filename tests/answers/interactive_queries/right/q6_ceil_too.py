# Another way: ceil.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, times * epsilon**2
