# Rounds 2/(epsilon error)^2 to six digits before it is rounded up.
def patience(epsilon, error):
    times = math.ceil(round(2 / (float(epsilon) * float(error)) ** 2, 6))
    return times, times * epsilon**2
