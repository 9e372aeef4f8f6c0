# Nobody asks more than a hundred times.
def patience(epsilon, error):
    times = min(100, math.ceil(2 / (epsilon * error) ** 2))
    return times, times * epsilon**2
