# Remembers the sets by the number of people only.
sets = {}


def certificate(people, threshold):
    if people not in sets:
        k = math.floor(people * threshold)
        sets[people] = (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
    return 0, *sets[people]
