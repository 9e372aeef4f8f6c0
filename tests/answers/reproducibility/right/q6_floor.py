# Another road: By floor.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
