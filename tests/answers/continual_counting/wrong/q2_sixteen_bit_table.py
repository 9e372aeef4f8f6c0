# Looks the levels up in a table of powers up to 2^16.
def scales(steps, epsilon):
    powers = [2**k for k in range(17)]
    levels = int(np.searchsorted(powers, steps, side="right"))
    return steps / epsilon, 1 / epsilon, (levels) / epsilon
