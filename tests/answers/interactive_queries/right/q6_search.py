# Tries one number after the other from below.
def patience(epsilon, error):
    one = 2 / epsilon**2
    times = max(1, one // error**2)
    while one / times > error**2:
        times += 1
    return times, 2 / (one / times)
