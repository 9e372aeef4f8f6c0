# Takes the floor of a float, which is too large just below a whole number.
def certificate(people, threshold):
    k = min(math.floor(people * float(threshold)), people - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
