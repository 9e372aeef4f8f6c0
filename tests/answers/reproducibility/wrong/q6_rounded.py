# Rounds the number of ones to the nearest.
def certificate(people, threshold):
    k = min(round(people * threshold), people - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
