# A t that is rounded down to whole numbers.
def certificate(bound, epsilon, claimed):
    return (0,), (0, 0), math.floor(bound * claimed / epsilon)
