# Rounds the threshold's people up.
def certificate(people, threshold):
    k = math.ceil(people * threshold)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
