# By from the top down.
def certificate(people, threshold):
    first = (1 - threshold,) * people
    return (1, first, first[:-1] + (0,))
