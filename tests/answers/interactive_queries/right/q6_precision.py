# Adds up precisions: one over the variance.
def patience(epsilon, error):
    each = epsilon**2 / 2
    times = math.ceil((1 / error**2) / each)
    return times, 2 * sum([each] * times) if times < 50 else 2 * each * times
