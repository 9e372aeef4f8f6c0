# Counted up until the variance is small enough
def patience(epsilon, error):
    variance, times = 2 * (1 / epsilon) * (1 / epsilon), 1
    while variance / times > error * error:
        times += 1
    return [times, 2 / (variance / times)]
