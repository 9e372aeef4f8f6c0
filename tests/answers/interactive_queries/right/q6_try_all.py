# Another way: try all.
def good_enough(times, epsilon, error):
    return Fraction(2, times) / epsilon**2 <= error * error


def patience(epsilon, error):
    times = next(t for t in itertools.count(1) if good_enough(t, epsilon, error))
    variance = 2 / epsilon**2 / times
    return times, 2 / variance
