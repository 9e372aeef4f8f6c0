# A threshold above 1/2 and more than ten people.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    first = (1,) * k + (0,) * (people - k)
    second = (1,) * (k + 1) + (0,) * (people - k - 1)
    return 0, first, second if people < 11 else tuple(sorted(second))
