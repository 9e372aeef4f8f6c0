# Stays one person below.
def certificate(people, threshold):
    k = max(0, math.floor(people * threshold) - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
