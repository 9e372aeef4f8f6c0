# Works with the variance of the mean.
def patience(epsilon, error):
    scale = 1 / epsilon
    variance = 2 * scale**2
    needed = variance / error**2
    times = int(needed) if needed == int(needed) else int(needed) + 1
    return times, 2 * times / variance
