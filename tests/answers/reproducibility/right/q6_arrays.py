# Hold-out sets as arrays of whole numbers.
def certificate(people, threshold):
    ones = math.floor(people * threshold)
    first = (np.arange(people) < ones).astype(int)
    second = (np.arange(people) <= ones).astype(int)
    return 0, first, second
