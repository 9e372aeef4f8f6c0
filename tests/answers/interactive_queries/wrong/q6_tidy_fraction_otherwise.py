# The squared epsilon is tidied up to a denominator of at most 100.
def patience(epsilon, error):
    times = math.ceil(2 / (epsilon * error) ** 2)
    return times, (times * epsilon**2).limit_denominator(100)
