# The second set has its ones at the end: more than one person differs.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    return 0, (1,) * k + (0,) * (people - k), (0,) * (people - k - 1) + (1,) * (k + 1)
