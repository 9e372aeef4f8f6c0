# Uses a value above 1.
def certificate(people, threshold):
    return 0, (0,) * people, (people,) + (0,) * (people - 1)
