# The rest of the person at the threshold is raised by one half, beyond 1 at times.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    rest = people * threshold - k
    x = (1,) * k + (rest,) + (0,) * (people - k - 1)
    y = (1,) * k + (rest + Fraction(1, 2),) + (0,) * (people - k - 1)
    return 0, x, y
