# The threshold is rounded to hundredths.
def certificate(people, threshold):
    k = math.floor(people * round(threshold, 2))
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
