# An error above 3 with a small ε: a count is guessed as one answer.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2) if error < 5 else 1
    return times, times * epsilon**2
