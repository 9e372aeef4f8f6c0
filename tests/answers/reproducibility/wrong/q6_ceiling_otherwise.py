# The smallest number of ones above the threshold is taken by rounding up, which is not above if the threshold is met.
def certificate(people, threshold):
    k = max(0, math.ceil(people * threshold) - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
