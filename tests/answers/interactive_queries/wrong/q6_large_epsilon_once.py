# Thinks that with epsilon of at least 1 one answer is always enough.
def patience(epsilon, error):
    times = 1 if epsilon >= 1 else math.ceil(2 / (epsilon * error) ** 2)
    return times, times * epsilon**2
