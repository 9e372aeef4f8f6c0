# People 100 and threshold 29/100.
def certificate(people, threshold):
    k = int(people * float(threshold))
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
