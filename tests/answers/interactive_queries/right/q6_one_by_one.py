# Adds one answer after the other until the variance is small enough.
def patience(epsilon, error):
    one, allowed, times = 2 / epsilon**2, error**2, 1
    # variance of the mean at most allowed: one <= times * allowed
    reached = allowed
    while reached < one:
        reached += allowed
        times += 1
    return times, 2 / (one / times)
