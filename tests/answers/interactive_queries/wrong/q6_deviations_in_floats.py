# Wrong where the error is reached exactly and the floats differ in the last digit.
def patience(epsilon, error):
    times = max(1, int(2 / (epsilon * error) ** 2) - 1)
    while math.sqrt(2 / times) / float(epsilon) > float(error):
        times += 1
    return times, times * epsilon**2
