# Starts with the training average 1.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    return 1, (0,) * k + (1,) * (people - k), (0,) * (k + 1) + (1,) * (people - k - 1)
