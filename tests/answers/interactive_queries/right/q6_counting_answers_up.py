# By counting answers up.
def patience(epsilon, error):
    T = 1
    while 2 / (epsilon**2 * T) > error**2:
        T += 1
    return T, T * epsilon**2
