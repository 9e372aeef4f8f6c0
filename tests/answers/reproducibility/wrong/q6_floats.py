# Rounds the values to floats.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    return 0.0, (1.0,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
