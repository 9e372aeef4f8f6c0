# Wrong for ε = 1, error = 1: one answer has the deviation 1.41, so two are needed.
def patience(epsilon, error):
    times = 1 if epsilon >= 1 and error >= 1 else math.ceil(2 / (epsilon * error) ** 2)
    return times, times * epsilon**2
