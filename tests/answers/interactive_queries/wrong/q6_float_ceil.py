# Wrong where 2/(ε error)² is whole and floats lie just above it.
def patience(epsilon, error):
    times = math.ceil(2 / (float(epsilon) ** 2 * float(error) ** 2))
    return times, times * epsilon**2
