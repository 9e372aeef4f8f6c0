# Wrong for 10, 7/10 - 1/10**30: the floor of a float.
def certificate(people, threshold):
    k = math.floor(people * float(threshold))
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
