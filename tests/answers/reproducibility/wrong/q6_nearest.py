# People * threshold with a rest above 1/2, such as 3 * 1/4.
def certificate(people, threshold):
    k = min(round(people * threshold), people - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
