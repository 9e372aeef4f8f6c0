# Edits one person up and another one down.
def certificate(people, threshold):
    k = math.floor(people * threshold)
    first = (1,) * k + (0,) * (people - k)
    second = (0,) * (people - k - 1) + (1,) * (k + 1)
    return 0, first, second
