# The number of ones is rounded to the nearest: (2, 2/5) begins above the threshold.
def certificate(people, threshold):
    k = round(people * threshold)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
